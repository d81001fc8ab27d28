export { default, metadata } from '@/app/_shared/root-layout'

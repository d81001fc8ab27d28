export { default, metadata } from '@/app/root-layout'

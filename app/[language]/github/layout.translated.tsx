export { default } from '@/app/(default)/github/layout'

export { default } from '@/app/(default)/github/loading'

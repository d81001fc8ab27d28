export { default, generateMetadata } from '@/app/(default)/github/page'

export { default, generateMetadata } from '@/app/(default)/contact/page'

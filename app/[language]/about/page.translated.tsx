export { default, generateMetadata } from '@/app/(default)/about/page'

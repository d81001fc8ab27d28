export { default, generateMetadata } from '@/app/(default)/project/page'

export { default, generateMetadata } from '@/app/(default)/skill/page'

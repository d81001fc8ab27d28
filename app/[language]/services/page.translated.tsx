export { default, generateMetadata } from '@/app/(default)/services/page'

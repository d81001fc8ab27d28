export { default, generateMetadata } from '@/app/(default)/notes/page'

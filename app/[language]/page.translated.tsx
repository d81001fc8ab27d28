export { default, generateMetadata } from '@/app/(default)/page'

export { default, generateMetadata } from '@/app/(default)/about/page'

export const ensureStatic = 'navigation'

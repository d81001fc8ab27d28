export { default, generateMetadata } from '@/app/(default)/contact/page'

export const ensureStatic = 'navigation'

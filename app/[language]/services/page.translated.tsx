export { default, generateMetadata } from '@/app/(default)/services/page'

export const ensureStatic = 'navigation'

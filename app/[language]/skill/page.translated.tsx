export { default, generateMetadata } from '@/app/(default)/skill/page'

export const ensureStatic = 'navigation'

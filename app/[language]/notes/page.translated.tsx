export { default, generateMetadata } from '@/app/(default)/notes/page'

export const ensureStatic = 'navigation'

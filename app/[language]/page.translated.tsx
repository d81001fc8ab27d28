export { default, generateMetadata } from '@/app/(default)/page'

export const ensureStatic = 'navigation'

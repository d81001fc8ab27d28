export { default, generateMetadata } from '@/app/(default)/project/page'

export const ensureStatic = 'navigation'

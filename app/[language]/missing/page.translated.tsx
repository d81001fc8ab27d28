export { missingMetadata as generateMetadata } from '@/app/_metadata/page-metadata'
export { NotFoundSheet as default } from '@/components/not-found/not-found-sheet'

export const ensureStatic = 'navigation'

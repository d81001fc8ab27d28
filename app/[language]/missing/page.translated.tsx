// This page is the 404 of a further language, for the reason in `app/global-not-found.tsx`.
export { notFoundMetadata as generateMetadata } from '@/app/_metadata/page-metadata'
export { NotFoundSheet as default } from '@/components/layout/sheet'

export const ensureStatic = 'navigation'

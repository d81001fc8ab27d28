// This page is the 404 of a further language, because Next has a single 404. `rewrites.ts` leads here.
export { notFoundMetadata as generateMetadata } from '@/app/_metadata/page-metadata'
export { NotFoundSheet as default } from '@/components/layout/sheet'

export { default, generateMetadata, generateStaticParams } from '@/app/(default)/for/[name]/page'

export const ensureStatic = 'navigation'

export { default, generateMetadata, generateStaticParams } from '@/app/(default)/for/[name]/page.pitch'

export const ensureStatic = 'navigation'

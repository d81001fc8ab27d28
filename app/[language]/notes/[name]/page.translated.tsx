export { default, generateMetadata, generateStaticParams } from '@/app/(default)/notes/[name]/page'

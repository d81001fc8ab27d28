export { default, generateMetadata, generateStaticParams } from '@/app/(default)/page-file/[name]/page'

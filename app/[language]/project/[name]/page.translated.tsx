export { default, generateMetadata, generateStaticParams } from '@/app/(default)/project/[name]/page'

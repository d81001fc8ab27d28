export { default, generateMetadata, generateStaticParams } from '@/app/(default)/for/[name]/page'

import type { MetadataRoute } from 'next'
import { absolute } from '@/app/_site/site-address'

/** Hidden deployments are not closed here: who may not read a page does not read its `noindex` either. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absolute('/sitemap.xml') }
}

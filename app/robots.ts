import type { MetadataRoute } from 'next'
import { absolute } from '@/app/_metadata/site-address'

/** Allows hidden deployments too, because a crawler that may not read a page does not see its `noindex`. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absolute('/sitemap.xml') }
}

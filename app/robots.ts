import type { MetadataRoute } from 'next'
import { absolute } from '@/app/_metadata/site-address'

/** Allows hidden deployments too, because a crawler that may not read a page does not see its `noindex`. */
export default function robots(): MetadataRoute.Robots {
  const sitemap = process.env.SITE_IS_HIDDEN ? undefined : absolute('/sitemap.xml')
  return { rules: { userAgent: '*', allow: '/' }, sitemap }
}

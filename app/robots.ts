import type { MetadataRoute } from 'next'
import { absolute } from '@/app/_metadata/site-address'

/** Lets crawlers read hidden deployments, too, because otherwise they would not see the `noindex` of a page. */
export default function robots(): MetadataRoute.Robots {
  const sitemap = process.env.SITE_IS_HIDDEN ? undefined : absolute('/sitemap.xml')
  return { rules: { userAgent: '*', allow: '/' }, sitemap }
}

import Link from 'next/link'
import type { ComponentProps } from 'react'
import { withBasePath } from '@/components/content/addresses'

/** A link is plain in a static export, where the router would find only whole pages. A link to another language is plain, because the router would show two root layouts. */
export function PageLink({ prefetch, ...anchor }: ComponentProps<typeof Link> & { href: string }) {
  if (process.env.SITE_IS_STATIC || anchor.hrefLang) return <a {...anchor} href={withBasePath(anchor.href)} />
  return <Link prefetch={prefetch} {...anchor} />
}

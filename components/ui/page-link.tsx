import Link from 'next/link'
import type { ComponentProps } from 'react'
import { withBasePath } from '@/components/text/addresses'

export function PageLink({ prefetch, ...anchor }: ComponentProps<typeof Link> & { href: string }) {
  // In an export, the router would find only whole pages. In another language, it would show two root layouts.
  if (process.env.SITE_IS_STATIC || anchor.hrefLang) return <a {...anchor} href={withBasePath(anchor.href)} />
  return <Link prefetch={prefetch} {...anchor} />
}

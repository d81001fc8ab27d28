import { buttonClass } from '@/components/ui/button-class'
import { ExternalLink } from '@/components/ui/external-link'
import { PageLink } from '@/components/ui/page-link'

/** A text that may have an address, of this site or of another one. */
export function Linked({ href, children }: { href?: string; children: string }) {
  const text = <bdi>{children}</bdi>
  if (!href) return text
  const link = { href, className: buttonClass.text, children: text }
  return href.startsWith('/') ? <PageLink {...link} prefetch={false} /> : <ExternalLink {...link} />
}

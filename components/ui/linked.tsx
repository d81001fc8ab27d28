import { ExternalLink } from '@/components/ui/external-link'

/** A name, as a link if there is an address. */
export function Linked({ href, children }: { href?: string; children: string }) {
  if (!href) return <bdi>{children}</bdi>
  return (
    <ExternalLink
      href={href}
      className="underline decoration-line underline-offset-4 hover:text-primary hover:decoration-current"
    >
      <bdi>{children}</bdi>
    </ExternalLink>
  )
}

import { buttonClass } from '@/components/ui/button-class'
import { ExternalLink } from '@/components/ui/external-link'

export function Linked({ href, children }: { href?: string; children: string }) {
  if (!href) return <bdi>{children}</bdi>
  return (
    <ExternalLink href={href} className={buttonClass.text}>
      <bdi>{children}</bdi>
    </ExternalLink>
  )
}

import type { ReactNode } from 'react'
import { ExternalLink } from '@/components/ui/external-link'

/** Stands in the place of a video of another site, which the browser asks for nothing until the visitor follows the link. */
export function VideoLink({ href, children }: { href: string; children?: ReactNode }) {
  return (
    <div dir="auto">
      <ExternalLink href={href} className="video">
        <svg aria-hidden="true" viewBox="0 0 24 24">
          <path d="M.5.5h23v23H.5zM9 7l8 5-8 5z" />
        </svg>
        <strong>{children}</strong>
        <span className="note">{new URL(href).hostname.replace(/^www\./, '')}</span>
      </ExternalLink>
    </div>
  )
}

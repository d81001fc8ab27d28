import type { ReactNode } from 'react'
import { ExternalLink } from '@/components/ui/external-link'

/** Addresses of one video. */
const VIDEOS =
  /^https:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?|shorts\/|live\/)|youtu\.be\/.|(?:player\.)?vimeo\.com\/(?:video\/)?\d|media\.ccc\.de\/v\/|www\.loom\.com\/share\/)/

export function isVideo(href = ''): href is string {
  return VIDEOS.test(href)
}

/** The place of a video of another site, which the browser asks for nothing until the visitor follows the link. */
export function VideoLink({ href, children }: { href: string; children?: ReactNode }) {
  return (
    <div>
      <figure className="border border-line bg-card">
        <ExternalLink
          href={href}
          className="flex aspect-[16/10] max-h-96 w-full flex-col items-center justify-center gap-4 p-5 text-center"
        >
          <svg aria-hidden="true" viewBox="0 0 24 24" className="w-12 fill-none stroke-primary">
            <path d="M.5.5h23v23H.5zM9 7l8 5-8 5z" />
          </svg>
          <bdi className="font-semibold">{children}</bdi>
          <span className="note">{new URL(href).hostname.replace(/^www\./, '')}</span>
        </ExternalLink>
      </figure>
    </div>
  )
}

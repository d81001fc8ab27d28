import './globals.css'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { siteAddress } from '@/app/_site/site-address'
import { Bar } from '@/components/layout/bar'
import { RememberedChoices } from '@/components/layout/remembered-choices'

export const metadata: Metadata = {
  metadataBase: new URL(siteAddress),
  robots: process.env.SITE_IS_HIDDEN === 'true' ? 'noindex' : undefined,
}

// A build is checked by `next.config.ts`, and what is built no more. Required, for what waits for an import makes every
// module above it wait as well, and each view of /github costs twice as much.
const checkContent: (() => ReactNode) | undefined =
  process.env.NODE_ENV === 'development'
    ? require('@/app/_owner/check/content-check').checkContent
    : undefined

export default function RootLayout({ children }: { children: ReactNode }) {
  const mistakes = checkContent?.()
  if (mistakes) return mistakes
  return (
    <html lang="en" className="dark font-sans" suppressHydrationWarning>
      <head>
        {/* On a slow line the first paint would show half a page, whose middle then moves (CLS 0.13). */}
        <link rel="expect" href="#end" blocking="render" />
        <RememberedChoices />
      </head>
      <body className="dark" suppressHydrationWarning>
        <Bar />
        {/* Outside the pages: the router keeps those that were left, hidden, and an id must be there once. */}
        <div id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
          {children}
        </div>
        <span id="end" hidden />
      </body>
    </html>
  )
}

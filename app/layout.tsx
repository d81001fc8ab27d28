import './globals.css'
import type { Metadata } from 'next'
import localFont from 'next/font/local'
import type { ReactNode } from 'react'
import { siteAddress } from '@/app/site-address'
import { Bar } from '@/components/layout/bar'
import { FirstPaint } from '@/components/layout/first-paint'
import { RememberedChoices } from '@/components/layout/remembered-choices'

// `optional` everywhere: a font that comes late is for the next page, so that no text ever jumps and no fallback needs
// its measures.
const geist = localFont({
  src: './fonts/geist-latin.woff2',
  weight: '400 700',
  variable: '--font-geist',
  display: 'optional',
  adjustFontFallback: false,
})

// Fetched only when a page holds a letter in its range.
const geistExt = localFont({
  src: './fonts/geist-latin-ext.woff2',
  weight: '400 700',
  variable: '--font-geist-ext',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0100-02BA, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20C0' }],
})

const geistMono = localFont({
  src: './fonts/geist-mono-latin.woff2',
  variable: '--font-geist-mono',
  display: 'optional',
  adjustFontFallback: false,
})

export const metadata: Metadata = {
  metadataBase: new URL(siteAddress),
  robots: process.env.SITE_IS_HIDDEN === 'true' ? 'noindex' : undefined,
}

// A build is checked by `next.config.ts`, and what is built no more. Required, for what waits for an import makes every
// module above it wait as well, and each view of /github costs twice as much.
const checkContent: (() => ReactNode) | undefined =
  process.env.NODE_ENV === 'development' ? require('@/app/_owner/content-check').checkContent : undefined

export default function RootLayout({ children }: { children: ReactNode }) {
  const mistakes = checkContent?.()
  if (mistakes) return mistakes
  return (
    <html
      lang="en"
      className={`dark font-sans ${geist.variable} ${geistExt.variable} ${geistMono.variable}`}
      suppressHydrationWarning
    >
      <head>
        <FirstPaint />
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

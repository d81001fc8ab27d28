import '@/app/globals.css'
import type { Metadata } from 'next'
import type { CSSProperties, ReactNode } from 'react'
import { siteAddress } from '@/app/_metadata/site-address'
import { useContent } from '@/components/content/use-content'
import { Bar } from '@/components/layout/bar'
import { FirstPaintScript } from '@/components/layout/first-paint-script'
import { PageArea } from '@/components/layout/page-area'
import { withBasePath } from '@/components/text/addresses'
import { directionOf } from '@/components/text/locale'

export const metadata: Metadata = {
  metadataBase: new URL(siteAddress),
  // Next links an `apple-icon.ts` without the base path. Once one icon is named here, it links no other by itself.
  icons: {
    icon: { url: withBasePath('/icon.svg'), sizes: 'any', type: 'image/svg+xml' },
    apple: { url: withBasePath('/apple-icon'), sizes: '180x180', type: 'image/png' },
  },
  // Before React hydrates the page, iOS would make links of dates and numbers, and React would report other markup.
  formatDetection: { telephone: false, date: false, address: false, email: false },
  robots: process.env.SITE_IS_HIDDEN ? 'noindex' : undefined,
}

// Only development loads this page. An `await import` would make the layouts above async, and /github twice as slow.
const mistakesPage: (() => ReactNode) | undefined =
  process.env.NODE_ENV === 'development' ? require('@/app/_shared/mistakes-page').mistakesPage : undefined

/** The layout of every page. Two folders export it, because Next knows the language only below `[language]`. */
export default function RootLayout({ children }: { children: ReactNode }) {
  const { language, owner, words } = useContent()
  const mistakes = mistakesPage?.()
  if (mistakes) return mistakes
  const theme = owner.theme === 'light' ? 'light' : 'dark'
  return (
    <html
      lang={language}
      dir={directionOf(language)}
      className={`${theme} font-sans`}
      // React's type of `style` knows no CSS variables.
      style={owner.hue === undefined ? undefined : ({ '--hue': owner.hue } as CSSProperties)}
      suppressHydrationWarning
    >
      <head>
        {/* Without this link, half a page shows first on a slow line, and its middle moves later (CLS 0.11). */}
        <link rel="expect" href="#end" blocking="render" />
        <FirstPaintScript firstTheme={owner.theme ?? 'dark'} />
      </head>
      <body className={theme} suppressHydrationWarning>
        <Bar />
        <PageArea errorWords={words.error}>{children}</PageArea>
        <span id="end" hidden />
      </body>
    </html>
  )
}

'use client'
// Leads to the same page in another language, and the router knows which page that is.

import type { MouseEvent } from 'react'
import { usePagePath } from '@/components/layout/use-page-path'
import { localizedPath, withBasePath } from '@/components/text/addresses'

/** The `pages` are those that the language of the current page has too, as addresses without their `base`. */
export type OtherLanguage = { language: string; name: string; base: string; pages: string[] }

type LanguageLinksProps = { base: string; others: OtherLanguage[]; className: string }

/** The links are plain, because the router keeps the root layout, which has the language, when it changes the page. */
export function LanguageLinks({ base, others, className }: LanguageLinksProps) {
  const path = usePagePath().slice(base.length)
  return (
    <ul className={className}>
      {others.map(({ language, name, ...other }) => (
        // A new link for each page. Otherwise the address that the server wrote into a 404 would stay.
        <li key={`${language} ${path}`}>
          <a
            href={withBasePath(addressIn(other, path))}
            lang={language}
            hrefLang={language}
            // The server knows no address of a 404.
            suppressHydrationWarning
            onClick={keepFilter}
            onAuxClick={keepFilter} // in a new tab
            className="flex min-h-11 items-center text-muted hover:text-foreground"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

function keepFilter({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  currentTarget.search = window.location.search
}

export function addressIn({ base, pages }: Pick<OtherLanguage, 'base' | 'pages'>, path: string) {
  const places = [path || '/', `/${path.split('/')[1]}`]
  return localizedPath(base, places.find((place) => pages.includes(place)) ?? '/')
}

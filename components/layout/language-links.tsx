'use client'
// The router alone knows the current page, to which the links lead in other languages.

import type { MouseEvent } from 'react'
import { usePagePath } from '@/components/layout/use-page-path'
import { localizedPath, withBasePath } from '@/components/text/addresses'

/** `pages` has the addresses, without `base`, that exist both in this language and in that of the current page. */
export type OtherLanguage = { language: string; name: string; base: string; pages: string[] }

type LanguageLinksProps = { base: string; others: OtherLanguage[]; className: string }

/** The links are plain, because the router would keep the root layout, which is in the old language. */
export function LanguageLinks({ base, others, className }: LanguageLinksProps) {
  const path = usePagePath().slice(base.length)
  return (
    <ul className={className}>
      {others.map(({ language, name, ...target }) => (
        // The key makes a new link for each page. Otherwise the address that the server wrote into a 404 would stay.
        <li key={`${language} ${path}`}>
          <a
            href={withBasePath(addressIn(target, path))}
            lang={language}
            hrefLang={language}
            // The server does not know the address of a 404.
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

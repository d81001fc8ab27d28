'use client'
// Leads to the same page in another language, and the router knows which page that is.

import { usePathname } from 'next/navigation'
import { pagePath, publicPath } from '@/components/content/public-path'

/** A further language as the page of another one sees it. */
export type OtherLanguage = {
  language: string
  name: string
  /** What stands in front of each address. */
  base: string
  /** The addresses of its stories and notes, without that. */
  articles: string[]
}

type LanguageLinksProps = {
  /** What stands in front of the addresses of this language. */
  base: string
  others: OtherLanguage[]
  className: string
}

/** Plain links, because each language has a root layout of its own, which the router cannot bring. */
export function LanguageLinks({ base, others, className }: LanguageLinksProps) {
  const path = usePathname().slice(base.length)
  return (
    <ul className={className}>
      {others.map(({ language, name, ...other }) => (
        <li key={language}>
          <a
            href={publicPath(addressIn(other, path))}
            lang={language}
            hrefLang={language}
            // The 404 is built once, for every address.
            suppressHydrationWarning
            className="flex min-h-11 items-center text-muted hover:text-foreground"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The same page, otherwise the list that it is in. */
export function addressIn({ base, articles }: Pick<OtherLanguage, 'base' | 'articles'>, path: string) {
  const [, section, name] = path.split('/')
  return pagePath(base, !name || articles.includes(path) ? path || '/' : `/${section}`)
}

import { ThemeProvider } from 'next-themes'
import { otherLanguageOf, pagesFor } from '@/components/content/article-lists'
import { useContent } from '@/components/content/use-content'
import { ContactLink } from '@/components/layout/contact-link'
import { LanguageMenu, LanguageRow, otherLanguages } from '@/components/layout/language-menu'
import { NavMenu } from '@/components/layout/nav-menu'
import { navigationOf } from '@/components/layout/sheets'
import { localizedPath } from '@/components/text/addresses'
import { fill } from '@/components/text/fill'
import { Icon } from '@/components/ui/icon'
import { PageLink } from '@/components/ui/page-link'
import { Picture } from '@/components/ui/picture'

export function Bar() {
  const content = useContent()
  const { base, owner, words } = content
  const home = localizedPath(base, '/')
  const others = otherLanguages(content)
  const items = [
    ...navigationOf(content).map(({ name, href }) => ({ name, href: localizedPath(base, href) })),
    // Pages of text have no prefetch, because it would load the stylesheet of articles.
    ...pagesFor('bar', content).map((page) => ({
      name: page.label,
      href: page.href,
      lang: otherLanguageOf(page, content),
      prefetch: false,
    })),
  ]
  return (
    <header className="bar">
      <a href="#content" className="skip-link bg-primary font-semibold text-on-primary">
        {words.bar.skip}
      </a>
      <div className="bar-columns container-sheet">
        <div className="flex h-full min-w-0 items-center gap-1 max-lg:me-auto">
          <ThemeSwitch />
          {others.length > 0 && <LanguageMenu others={others} />}
          {/* No prefetch: on large screens the list prefetches the same page, and on a phone few use this link. */}
          <PageLink
            href={home}
            prefetch={false}
            aria-label={fill(words.bar.home, { name: owner.name })}
            className="flex h-full min-w-0 flex-1 items-center gap-3 px-1 hover:text-primary"
          >
            <span className="bar-portrait">
              {/* A photo of 3:2 that covers a circle of 32px is 48px wide. */}
              <Picture src={owner.portrait} focus={owner.focus} alt="" sizes="48px" />
            </span>
            <span className="bar-name font-semibold">
              <bdi className="whitespace-nowrap">{owner.name}</bdi>
            </span>
          </PageLink>
        </div>
        <NavMenu items={items} home={home} label={words.bar.navigation} buttonLabel={words.bar.menu}>
          {others.length > 0 && <LanguageRow others={others} />}
        </NavMenu>
        <ContactLink href={`${base}/contact`}>{words.bar.contact}</ContactLink>
      </div>
    </header>
  )
}

const SUN =
  'M8 12a4 4 0 0 0 8 0 4 4 0 0 0-8 0M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M5 19l1.4-1.4M17.6 6.4 19 5'
const MOON = 'M12 3a6 6 0 0 0 9 9 9 9 0 1 1-9-9Z'
const ICON = 'col-start-1 row-start-1 size-5 stroke-2'

/** An inline script answers clicks on the switch and sets `aria-pressed` (`first-paint-script.tsx`). */
function ThemeSwitch() {
  const { owner, words } = useContent()
  return (
    // The provider follows other tabs, and the device if the theme is `system`. It wraps no page, because none reads it.
    <ThemeProvider
      attribute="class"
      defaultTheme={owner.theme ?? 'dark'}
      enableSystem={owner.theme === 'system'}
      enableColorScheme={false}
      value={{ dark: 'dark', light: 'light' }}
    >
      <button
        type="button"
        data-switch="theme"
        aria-label={words.bar.theme}
        aria-pressed={false}
        suppressHydrationWarning
        className="bar-button -ms-3 hover:text-primary noscript:invisible"
      >
        <Icon className={`${ICON} light:rotate-90 light:opacity-0`} path={SUN} />
        <Icon className={`${ICON} not-light:-rotate-90 not-light:opacity-0`} path={MOON} />
      </button>
    </ThemeProvider>
  )
}

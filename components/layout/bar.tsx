import { ThemeProvider } from 'next-themes'
import { otherLanguageOf, pagesFor } from '@/components/content/articles'
import { useContent } from '@/components/content/use-content'
import { ContactLink } from '@/components/layout/contact-link'
import { NavMenu } from '@/components/layout/nav-menu'
import { navigationOf } from '@/components/layout/sheets'
import { localizedPath } from '@/components/text/addresses'
import { fill } from '@/components/text/fill'
import { Icon } from '@/components/ui/icon'
import { PageLink } from '@/components/ui/page-link'
import { Picture } from '@/components/ui/picture'

/** `require`, because an import costs each page of a site in one language 226 bytes of script that it does not run. */
const languages: typeof import('@/components/layout/language-menu') | undefined = process.env.SITE_LANGUAGES
  ? require('@/components/layout/language-menu')
  : undefined

/** The header of every page. */
export function Bar() {
  const content = useContent()
  const { base, owner, words } = content
  const home = localizedPath(base, '/')
  const others = languages?.otherLanguages(content) ?? []
  const items = [
    ...navigationOf(content).map(({ name, href }) => ({ name, href: localizedPath(base, href) })),
    // No prefetch: it would load the stylesheet of articles.
    ...pagesFor('bar', content).map((page) => ({
      name: page.label,
      href: page.href,
      lang: otherLanguageOf(page, content),
      prefetch: false,
    })),
  ]
  return (
    <header className="fixed inset-x-0 top-0 z-40 h-(--bar-height) bg-background/90 [box-shadow:0_1px_var(--line)] contrast-more:bg-background forced-colors:border-b [backdrop-filter:blur(12px)] print:hidden">
      <a
        href="#content"
        className="fixed start-4 top-2 z-50 [translate:0_-6rem] bg-primary px-4 py-2 font-semibold text-on-primary focus:[translate:0] print:hidden"
      >
        {words.bar.skip}
      </a>
      <div
        // A list of pages that is too wide for the bar wraps within its column, and covers nothing.
        className="container-sheet flex h-full items-center gap-[8px] lg:grid lg:grid-cols-[minmax(9.5rem,1fr)_auto_minmax(7rem,1fr)] lg:grid-rows-1 [&_:focus-visible]:-outline-offset-2"
      >
        <div className="flex h-full min-w-0 items-center gap-1 max-lg:me-auto">
          <ThemeSwitch />
          {languages && <languages.LanguageMenu others={others} />}
          {/* No prefetch: on large screens the list prefetches the same page, and on a phone few use this link. */}
          <PageLink
            href={home}
            prefetch={false}
            aria-label={fill(words.bar.home, { name: owner.name })}
            className="flex h-full min-w-0 flex-1 items-center gap-3 px-1 hover:text-primary"
          >
            <span className="relative size-8 shrink-0 overflow-hidden rounded-full [--deep:0.6] [--detail:none] [--keep:6] [--paper:transparent] [--pen:14] [--soft:0.3]">
              {/* A photo of 3:2 that covers a circle of 32px is 48px wide. */}
              <Picture src={owner.portrait} focus={owner.focus} alt="" sizes="48px" />
            </span>
            {/* A name that does not fit wraps to a second line, which is cut off, so no half of a name shows. */}
            <span className="flex h-6 min-w-0 flex-1 flex-wrap overflow-hidden font-semibold text-[0.9375rem]/6 before:h-6 max-lg:hidden">
              <bdi className="whitespace-nowrap">{owner.name}</bdi>
            </span>
          </PageLink>
        </div>
        <NavMenu items={items} home={home} label={words.bar.navigation} buttonLabel={words.bar.menu}>
          {languages && <languages.LanguageRow others={others} />}
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

/** An inline script answers its clicks and sets `aria-pressed` (`first-paint-script.tsx`). */
function ThemeSwitch() {
  const { owner, words } = useContent()
  return (
    // Follows other tabs, and the device if the theme is `system`. It wraps this alone: nothing reads its context.
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
        className="-ms-3 grid size-[44px] max-h-full shrink-0 place-items-center hover:text-primary noscript:invisible"
      >
        <Icon className={`${ICON} light:rotate-90 light:opacity-0`} path={SUN} />
        <Icon className={`${ICON} not-light:-rotate-90 not-light:opacity-0`} path={MOON} />
      </button>
    </ThemeProvider>
  )
}

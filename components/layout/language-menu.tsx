import { readNotes, storiesIn } from '@/components/content/articles'
import { contentIn, siteLanguages } from '@/components/content/content'
import { useContent } from '@/components/content/use-content'
import { LanguageLinks, type OtherLanguage } from '@/components/layout/language-links'
import { languageName } from '@/components/text/language-name'

const GLOBE = 'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0h18M12 3c-5 5-5 13 0 18 5-5 5-13 0-18'

/** On large screens, a button in the bar with the other languages below it. */
export function LanguageMenu() {
  const { base, words } = useContent()
  return (
    <>
      <button
        type="button"
        popoverTarget="language-menu"
        aria-label={words.bar.languages}
        className="grid size-[44px] max-h-full shrink-0 place-items-center hover:text-primary max-lg:hidden"
      >
        <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5 fill-none stroke-2 stroke-current">
          <path d={GLOBE} />
        </svg>
      </button>
      <nav
        id="language-menu"
        popover="auto"
        aria-label={words.bar.languages}
        className="inset-auto start-[calc((100%-var(--modules)*2rem)/2)] top-(--bar-height) border border-line bg-background text-foreground max-lg:hidden"
      >
        <LanguageLinks base={base} others={useOtherLanguages()} className="px-5 py-2" />
      </nav>
    </>
  )
}

/** On small screens, the other languages below the items of the menu. */
export function LanguageRow() {
  const { base } = useContent()
  return (
    <LanguageLinks
      base={base}
      others={useOtherLanguages()}
      className="flex flex-wrap gap-x-8 border-line border-t px-(--margin) py-1 lg:hidden"
    />
  )
}

function useOtherLanguages(): OtherLanguage[] {
  const { language } = useContent()
  return siteLanguages
    .filter((tag) => tag !== language)
    .map((tag) => {
      const content = contentIn(tag)
      const articles = [...storiesIn(content), ...readNotes(content)].map(({ href }) =>
        href.slice(content.base.length),
      )
      return { language: tag, name: languageName(tag), base: content.base, articles }
    })
}

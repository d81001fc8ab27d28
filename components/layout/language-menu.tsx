import { type Content, contents } from '@/components/content/content'
import { useContent } from '@/components/content/use-content'
import { LanguageLinks, type OtherLanguage } from '@/components/layout/language-links'
import { addressesOf } from '@/components/layout/sheets'
import { languageName } from '@/components/text/locale'
import { Icon } from '@/components/ui/icon'

const GLOBE = 'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0h18M12 3c-5 5-5 13 0 18 5-5 5-13 0-18'

export function LanguageMenu({ others }: { others: OtherLanguage[] }) {
  const { base, words } = useContent()
  return (
    <>
      <button
        type="button"
        popoverTarget="language-menu"
        aria-label={words.bar.languages}
        className="bar-button hover:text-primary max-lg:hidden"
      >
        <Icon path={GLOBE} className="size-5 stroke-2" />
      </button>
      <nav
        id="language-menu"
        popover="auto"
        aria-label={words.bar.languages}
        className="inset-auto start-[calc((100%-var(--modules)*2rem)/2)] top-(--bar-height) border border-line bg-background text-foreground max-lg:hidden"
      >
        <LanguageLinks base={base} others={others} className="px-5 py-2" />
      </nav>
    </>
  )
}

export function LanguageRow({ others }: { others: OtherLanguage[] }) {
  return (
    <LanguageLinks
      base={useContent().base}
      others={others}
      className="flex flex-wrap gap-x-8 border-line border-t px-(--margin) py-1 lg:hidden"
    />
  )
}

/** Menu and row get one and the same list, because React sends the same list to the browser only once. */
export function otherLanguages(content: Content): OtherLanguage[] {
  const paths = pathsOf(content)
  const others = contents.filter((version) => version !== content)
  return others.map((version) => {
    const pages = pathsOf(version).filter((path) => paths.includes(path))
    return { language: version.language, name: languageName(version.language), base: version.base, pages }
  })
}

function pathsOf(content: Content) {
  return addressesOf(content).map((address) => address.slice(content.base.length) || '/')
}

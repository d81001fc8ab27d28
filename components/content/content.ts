import { contentFiles } from '@/components/content/content-files'
import { furtherLanguages } from '@/components/content/languages'
import { isFieldTranslated, mergeTranslation, translationExports } from '@/components/content/translation'
import { localeOf, withoutRegion } from '@/components/text/locale'
import { english } from '@/content/schema/languages/en'
import type { AllWords } from '@/content/schema/languages/translation'
import { wordsIn } from '@/content/schema/languages/words-in'
import type { NavigationItem } from '@/content/schema/navigation'
import type { ProjectFilter } from '@/content/schema/projects'

const { 'content/words.ts': wordsFile, ...files } = contentFiles
export const { language: firstLanguage = 'en' }: Partial<typeof wordsFile> = wordsFile // older ones lack it

const written = {
  ...files['content/owner.ts'],
  ...files['content/socials.ts'],
  ...files['content/career.ts'],
  ...files['content/skills.ts'],
  ...files['content/services.ts'],
  ...files['content/projects.ts'],
  ...files['content/descriptions.ts'],
  ...files['content/navigation.ts'],
}

export type Content = ReturnType<typeof contentOf>

export type TextLanguage = { lang?: string; dir?: 'auto' }

const firstContent = contentOf(firstLanguage)

export const contents: Content[] = [firstContent, ...furtherLanguages.map(contentOf)]

export function contentIn(language = firstLanguage) {
  return contents.find((content) => content.language === language) ?? firstContent
}

/** Completes what the owner has written by what an update has brought, so that an older `content/` still builds. */
function contentOf(language: string) {
  const isFirst = language === firstLanguage
  /** Includes `pt-BR` beside `pt`, because each may use the texts of the other. */
  const isSameLanguage = withoutRegion(language) === withoutRegion(firstLanguage)
  const { words: ownWords, ...own }: { words?: object } = isFirst ? wordsFile : translationExports(language)
  const content = mergeTranslation(written, own)
  const isInLanguage = (entry: object, field: string) => isSameLanguage || isFieldTranslated(entry, field)
  /** Returns attributes for the element with a text, to be spread, because React sends what is undefined. */
  const langOf = (entry: object, field: string): TextLanguage =>
    isInLanguage(entry, field) ? {} : { lang: firstLanguage, dir: 'auto' }
  const items = Object.values(content.navigation ?? []) // the check reports what is no list
  const shipped = shippedWords(language)
  const words = siteWords(shipped, ownWords, isSameLanguage ? items : items.filter(hasTranslatedName))
  const isDescribed = ([href]: [string, string]) => isInLanguage(content.descriptions, href)
  return {
    ...content,
    language,
    locale: localeOf(language),
    /** The prefix of each address. The first language has none. */
    base: isFirst ? '' : `/${language}`,
    words,
    // Ours in the language of the page, rather than the owner's in another one.
    descriptions: Object.fromEntries(Object.entries(content.descriptions ?? {}).filter(isDescribed)),
    navigation: items.map((item) => ({ ...item, name: words.pages[item.href] })),
    projectFilters: Object.values(content.projectFilters ?? []).map((option) => {
      const label = filterLabel(option, words, shipped)
      return { ...option, ...(label ? { label } : langOf(option, 'label')) }
    }),
    langOf,
  }
}

/** A copied file has the names of the first language. */
function hasTranslatedName(item: NavigationItem) {
  const isNamedAsInFirstLanguage = written.navigation.some(({ name }) => name === item.name)
  return isFieldTranslated(item, 'name') && !isNamedAsInFirstLanguage
}

type ShippedWords = ReturnType<typeof shippedWords>

/** Our words in a language, and all that a copied file may have as we ship them: in English and in the first language, too. */
function shippedWords(language: string) {
  const ours = ourWords(language)
  return { ours, all: [english, ourWords(firstLanguage), ours] }
}

/** Returns our words with the owner's in their place. @param items of the bar, whose names are in the language. */
function siteWords({ ours, all }: ShippedWords, own: object | undefined, items: NavigationItem[]) {
  const isShipped = ({ href, name }: NavigationItem) => all.some(({ pages }) => pages[href] === name)
  // A name that is as we ship it follows the language.
  const named = items.filter((item) => item.name === ours.pages[item.href] || !isShipped(item))
  const pages = Object.fromEntries(named.map(({ href, name }) => [href, name]))
  // A page's name in the bar is also its heading, unless the owner's words have another one.
  const renamed = named.filter((item) => !isShipped(item))
  const headings = Object.fromEntries(renamed.map(({ href, name }) => [href.slice(1), { heading: name }]))
  return [headings, own ?? {}, { pages }].reduce(mergeTranslation<AllWords>, ours)
}

function filterLabel({ label }: ProjectFilter, words: AllWords, { all }: ShippedWords) {
  const filter = (['all', 'latest'] as const).find((name) =>
    all.some(({ project }) => project[name] === label),
  )
  return filter && words.project?.[filter] // the check reports what is no group of words
}

function ourWords(language: string) {
  return mergeTranslation<AllWords>(english, wordsIn(language))
}

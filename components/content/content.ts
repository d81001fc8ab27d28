/**
 * The content as the site shows it: what the owner has written, completed by what an update has brought since. Then an
 * older `content/` still builds. What a further language does not say comes from the first one.
 */

import { contentFiles } from '@/components/content/content-files'
import { furtherLanguages } from '@/components/content/languages'
import { isFieldTranslated, mergeTranslation, translationExports } from '@/components/content/translation'
import { localeOf } from '@/components/text/locale'
import { english } from '@/content/schema/languages/en'
import { wordsIn } from '@/content/schema/languages/words-in'
import type { NavigationItem } from '@/content/schema/navigation'
import type { ProjectFilter } from '@/content/schema/projects'
import type { AllWords } from '@/content/schema/words'

const { 'content/words.ts': wordsFile, ...files } = contentFiles
const { language, words: firstWords = {} }: Partial<typeof wordsFile> = wordsFile

/** The exports of all files but the words. */
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

/** Names of the words that label the filters that we ship. */
const FILTERS = ['all', 'latest'] as const

export const firstLanguage = language ?? 'en'

export type Content = ReturnType<typeof contentOf>

/** The attributes of a text that is in another language than its page. */
export type TextLanguage = { lang?: string; dir?: 'auto' }

const firstContent = contentOf(firstLanguage)

/** The content in every language of the site, the first one first. */
export const contents: Content[] = [firstContent, ...furtherLanguages.map(contentOf)]

/** Returns the content in a language, or in the first one if the site does not have it. */
export function contentIn(language = firstLanguage) {
  return contents.find((content) => content.language === language) ?? firstContent
}

function contentOf(language: string) {
  const isFirst = language === firstLanguage
  /** Includes `pt-BR` beside `pt`, because each may use the texts of the other. */
  const isSame = withoutRegion(language) === withoutRegion(firstLanguage)
  const { words: ownWords, ...own }: { words?: object } = isFirst
    ? { words: firstWords }
    : translationExports(language)
  const content = mergeTranslation(written, isFirst ? undefined : own)
  const isInLanguage = (entry: object, field: string) => isSame || isFieldTranslated(entry, field)
  /** Returns attributes for the element with a text, to be spread, because React sends what is undefined. */
  const langOf = (entry: object, field: string): TextLanguage =>
    isInLanguage(entry, field) ? {} : { lang: firstLanguage, dir: 'auto' }
  const ours = completed<AllWords>(english, wordsIn(language))
  // In a copied file, these are as we ship them in the first language.
  const shipped = [english, completed<AllWords>(english, wordsIn(firstLanguage)), ours]
  const items = Object.values(content.navigation ?? []) // the check reports what is no list
  const isCopied = ({ name }: NavigationItem) =>
    !isSame && written.navigation.some((one) => one.name === name)
  // A name that is as we ship it follows the language.
  const named = items
    .filter((item) => isInLanguage(item, 'name') && !isCopied(item))
    .filter((item) => item.name === ours.pages[item.href] || !isShippedName(item, shipped))
  const pages = Object.fromEntries(named.map(({ href, name }) => [href, name]))
  const words = [headings(named, shipped), ownWords, { pages }].reduce(completed<AllWords>, ours)
  const descriptions = Object.entries(content.descriptions ?? {})
  return {
    ...content,
    /** Its tag. */
    language,
    locale: localeOf(language),
    /** The prefix of each address. The first language has none. */
    base: isFirst ? '' : `/${language}`,
    words,
    // Ours in the language of the page, rather than the owner's in another one.
    descriptions: Object.fromEntries(
      descriptions.filter(([href]) => isInLanguage(content.descriptions, href)),
    ),
    navigation: items.map((item) => ({ ...item, name: words.pages[item.href] })),
    projectFilters: Object.values(content.projectFilters ?? []).map((option) => {
      const label = filterLabel(option, words, shipped)
      return { ...option, ...(label ? { label } : langOf(option, 'label')) }
    }),
    langOf,
  }
}

function isShippedName({ href, name }: NavigationItem, shipped: AllWords[]) {
  return shipped.some(({ pages }) => pages[href] === name)
}

/** A page's name in the bar is also its heading, unless the owner's words have another one. */
function headings(items: NavigationItem[], shipped: AllWords[]) {
  const own = items.filter((item) => !isShippedName(item, shipped))
  return Object.fromEntries(own.map(({ href, name }) => [href.slice(1), { heading: name }]))
}

/** Returns the word of a language for a filter that we ship. */
function filterLabel({ label }: ProjectFilter, words: AllWords, shipped: AllWords[]) {
  const filter = FILTERS.find((name) => shipped.some(({ project }) => project[name] === label))
  return filter && words.project[filter]
}

function withoutRegion(tag: string) {
  return tag.replace(/-(?:[A-Z]{2}|\d{3})$/, '')
}

/** Returns each text in the owner's words if there are any. A plural is one text, because languages differ in its forms. */
function completed<Texts extends object>(texts: Texts, own: object = {}): Texts {
  const all = Object.entries({ ...texts, ...own }).map(([name, text]) => {
    const ours = Object(texts)[name]
    const isGroup = typeof ours === 'object' && !('other' in ours)
    return [name, isGroup ? completed(ours, Object(own)[name]) : (text ?? ours)]
  })
  return Object.fromEntries(all) // has every text of the first
}

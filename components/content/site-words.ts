import { contentFiles, firstLanguage } from '@/components/content/content-files'
import { isFieldTranslated, mergeTranslation } from '@/components/content/merge-translation'
import { english } from '@/content/schema/languages/en'
import type { AllWords } from '@/content/schema/languages/translation'
import { wordsIn } from '@/content/schema/languages/words-in'
import type { NavigationItem } from '@/content/schema/navigation'
import type { ProjectFilter } from '@/content/schema/projects'

/** Replaces our words by the owner's. @param shipped from `shippedWords`. @param bar the items of the bar. */
export function siteWords(shipped: AllWords[], ownWords: object | undefined, bar: NavigationItem[]) {
  const [ours = english] = shipped
  const isOurs = ({ href, name }: NavigationItem) => name === ours.pages[href]
  // An owner who has copied a file may have our names in another language. A page shows ours in its own language instead.
  const isCopied = ({ href, name }: NavigationItem) => shipped.some(({ pages }) => pages[href] === name)
  const named = bar.filter((item) => isOurs(item) || !isCopied(item))
  const pages = Object.fromEntries(named.map(({ href, name }) => [href, name]))
  // A name that the owner has chosen is also the heading, unless the owner's words have another one.
  const chosen = named.filter((item) => !isOurs(item))
  const headings = chosen.map(({ href, name }) => [href.slice(1), { heading: name }])
  return [Object.fromEntries(headings), ownWords ?? {}, { pages }].reduce(mergeTranslation<AllWords>, ours)
}

/** A name that is the same in the first language was only copied. */
export function hasTranslatedName(item: NavigationItem) {
  const { navigation } = contentFiles['content/navigation.ts']
  return isFieldTranslated(item, 'name') && !navigation.some(({ name }) => name === item.name)
}

/** Returns our label of a filter in the language of the site if the owner's label is one of ours. */
export function shippedLabel({ label: written }: ProjectFilter, words: AllWords, shipped: AllWords[]) {
  const isShipped = (name: 'all' | 'latest') => shipped.some(({ project }) => project[name] === written)
  const name = (['all', 'latest'] as const).find(isShipped)
  const label = name && words.project?.[name] // the doctor reports what is no group of words
  return label && { label }
}

/** Lists our words in a language, then in the languages from which an owner may have copied a file. */
export function shippedWords(language: string) {
  return [language, firstLanguage, 'en'].map((tag) => mergeTranslation<AllWords>(english, wordsIn(tag)))
}

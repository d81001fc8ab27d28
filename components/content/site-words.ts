import { contentFiles, firstLanguage } from '@/components/content/content-files'
import { isFieldTranslated, mergeTranslation } from '@/components/content/translation'
import { english } from '@/content/schema/languages/en'
import type { AllWords } from '@/content/schema/languages/translation'
import { wordsIn } from '@/content/schema/languages/words-in'
import type { NavigationItem } from '@/content/schema/navigation'
import type { ProjectFilter } from '@/content/schema/projects'

/** Replaces our words by the owner's. @param all from `shippedWords`. @param items of the bar, in the language. */
export function siteWords(all: AllWords[], ownWords: object | undefined, items: NavigationItem[]) {
  const [ours = english] = all
  const isShipped = ({ href, name }: NavigationItem) => all.some(({ pages }) => pages[href] === name)
  // A name that we ship in another language counts as not chosen, and follows the language of the page.
  const renamed = items.filter((item) => item.name === ours.pages[item.href] || !isShipped(item))
  const pages = Object.fromEntries(renamed.map(({ href, name }) => [href, name]))
  // A page's name in the bar is also its heading, unless the owner's words have another one.
  const withOwnNames = renamed.filter((item) => !isShipped(item))
  const headings = withOwnNames.map(({ href, name }) => [href.slice(1), { heading: name }])
  return [Object.fromEntries(headings), ownWords ?? {}, { pages }].reduce(mergeTranslation<AllWords>, ours)
}

/** In a file that was only copied, the names are those of the first language. */
export function hasTranslatedName(item: NavigationItem) {
  const { navigation } = contentFiles['content/navigation.ts']
  return isFieldTranslated(item, 'name') && !navigation.some(({ name }) => name === item.name)
}

/** Returns our label of a filter in the language of the site if the owner's label is one of ours. */
export function filterLabel({ label }: ProjectFilter, words: AllWords, all: AllWords[]) {
  const filter = (['all', 'latest'] as const).find((name) =>
    all.some(({ project }) => project[name] === label),
  )
  return filter && words.project?.[filter] // the doctor reports what is no group of words
}

/** Lists our words in a language, then in the languages from which an owner may have copied a file. */
export function shippedWords(language: string) {
  return [language, firstLanguage, 'en'].map((one) => mergeTranslation<AllWords>(english, wordsIn(one)))
}

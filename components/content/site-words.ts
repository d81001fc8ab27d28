import { mergeTranslation } from '@/components/content/translation'
import { english } from '@/content/schema/languages/en'
import type { AllWords } from '@/content/schema/languages/translation'
import { wordsIn } from '@/content/schema/languages/words-in'
import type { NavigationItem } from '@/content/schema/navigation'
import type { ProjectFilter } from '@/content/schema/projects'

type ShippedWords = ReturnType<typeof shippedWords>

const FILTERS = ['all', 'latest'] as const

/** Our words in a language, and all that a copied file may have as we ship them: in English and in the first language, too. */
export function shippedWords(language: string, firstLanguage: string) {
  const ours = ourWords(language)
  return { ours, all: [english, ourWords(firstLanguage), ours] }
}

/** Returns our words with the owner's in their place. @param items of the bar, whose names are in the language. */
export function siteWords({ ours, all }: ShippedWords, own: object | undefined, items: NavigationItem[]) {
  const isShipped = ({ href, name }: NavigationItem) => all.some(({ pages }) => pages[href] === name)
  // A name that is as we ship it follows the language.
  const named = items.filter((item) => item.name === ours.pages[item.href] || !isShipped(item))
  const pages = Object.fromEntries(named.map(({ href, name }) => [href, name]))
  // A page's name in the bar is also its heading, unless the owner's words have another one.
  const renamed = named.filter((item) => !isShipped(item))
  const headings = Object.fromEntries(renamed.map(({ href, name }) => [href.slice(1), { heading: name }]))
  return [headings, own ?? {}, { pages }].reduce(mergeTranslation<AllWords>, ours)
}

export function filterLabel({ label }: ProjectFilter, words: AllWords, { all }: ShippedWords) {
  const filter = FILTERS.find((name) => all.some(({ project }) => project[name] === label))
  return filter && words.project?.[filter] // the check reports what is no group of words
}

function ourWords(language: string) {
  return mergeTranslation<AllWords>(english, wordsIn(language))
}

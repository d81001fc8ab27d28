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
  const unchanged = bar.filter(({ href, name }) => name === ours.pages[href])
  // A name that we ship in another language was only copied, so ours counts: on a German site, `Projects` is `Projekte` again.
  const chosen = bar.filter(({ href, name }) => shipped.every(({ pages }) => name !== pages[href]))
  // For example, `{ href: '/project', name: 'Work' }` makes `Work` the heading in `project` and the name in `pages`.
  const headings = Object.fromEntries(chosen.map(({ href, name }) => [href.slice(1), { heading: name }]))
  const pages = Object.fromEntries([...unchanged, ...chosen].map(({ href, name }) => [href, name]))
  // The owner's words may have another heading, but no other name.
  return [headings, ownWords ?? {}, { pages }].reduce(mergeTranslation<AllWords>, ours)
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

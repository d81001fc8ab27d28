import { type Finding, finding } from '@/app/_check/finding'
import type { Content } from '@/components/content/content'
import type { ContentFiles } from '@/components/content/content-files'
import { isLanguageTag } from '@/components/content/language-tag'
import { wordsIn } from '@/content/schema/languages/words-in'
import { fieldsFor, valueAt } from '@/content/schema/schemas'

export type Texts = Pick<Content, 'descriptions' | 'navigation'> & { words?: object }

/** Names what the first language shows in English although it is another one. */
export function findEnglishWords(files: ContentFiles): Finding[] {
  const { language, words } = files['content/words.ts']
  if (!isLanguageTag(language)) {
    const message = 'no language has this tag; wanted one such as ja, for Japanese'
    return [finding(files, ['content/words.ts', 'language'], message)]
  }
  const others = { ...files['content/descriptions.ts'], ...files['content/navigation.ts'] }
  const { left, all } = wordsLeft(language, { words, ...others })
  const message = `in English, as ${left.length} of ${all.length} words are; write them as content/schema/languages/en.ts has them`
  return left.length > 0 ? [finding(files, ['content/words.ts', 'words', ...(left[0] ?? [])], message)] : []
}

/** Lists the paths of our words, and of those that the language has in English only. */
export function wordsLeft(language: string, { words, descriptions, navigation }: Texts) {
  const pages = Object.fromEntries(navigation.map(({ href, name }) => [href, name]))
  const known = [wordsIn(language), words, { pages, descriptions }]
  const all = fieldsFor('word').map(({ path }) => path.slice(2))
  return { left: all.filter((path) => known.every((texts) => valueAt(texts, path) === undefined)), all }
}

import { type Finding, finding, valueAt } from '@/app/_check/finding'
import { allNotes, allStories, pagesFor } from '@/components/content/articles'
import { contentIn } from '@/components/content/content'
import type { ContentFiles } from '@/components/content/content-files'
import { furtherLanguages, isLanguageTag } from '@/components/content/languages'
import { exportsByFile, mergeTranslation, translationExports } from '@/components/content/translation'
import { languageName } from '@/components/text/language-name'
import { isExample } from '@/content/schema/example'
import { wordsIn } from '@/content/schema/languages/words-in'
import { fieldsFor, valuesFor } from '@/content/schema/schemas'

/** Names what the first language shows in English although it is another one. */
export function findEnglishWords(content: ContentFiles): Finding[] {
  const { language, words } = content['content/words.ts']
  if (!isLanguageTag(language)) {
    const message = 'no language has this tag; wanted one such as ja, for Japanese'
    return [finding(content, ['content/words.ts', 'language'], message)]
  }
  const { descriptions } = content['content/descriptions.ts']
  const { navigation } = content['content/navigation.ts']
  const { left, all } = wordsLeft(language, { words, descriptions, navigation })
  const [first = []] = left
  const message = `in English, as ${left.length} of ${all.length} words are; write them as content/schema/languages/en.ts has them`
  return left.length > 0 ? [finding(content, ['content/words.ts', 'words', ...first], message)] : []
}

/** Counts what a further language does not say itself, without the examples that we ship. */
export function findUntranslated(files: ContentFiles): Finding[] {
  return furtherLanguages.flatMap((language) => {
    const content = contentIn(language)
    const shorter = Object.entries(contentIn()).flatMap(([name, first]) => {
      const own: unknown[] = Object(content)[name]
      const isShorter = Array.isArray(first) && own.length < first.length
      return isShorter ? `${own.length} of ${first.length} ${name}` : []
    })
    const { words, navigation: own = [] }: Partial<Texts> = translationExports(language)
    const navigation = content.navigation.filter(({ id }) => own.some((item) => item.id === id && item.name))
    const ours = wordsLeft(language, { words, descriptions: content.descriptions, navigation })
    const ofOurs = `words of ours, such as ${ours.left[0]?.join('.')} (say them in content/${language}/words.ts)`
    const texts = textsIn(mergeTranslation(files, exportsByFile(language)))
    const textsLeft = texts.filter(({ entry, field }) => content.langOf(entry, field).lang)
    const stories = allStories(content).filter(({ project }) => !isExample(project))
    const pages = [...pagesFor('bar', content), ...pagesFor('footer', content)]
    const articles = [...stories, ...allNotes(content), ...pages]
    const others = articles.filter((article) => article.language !== language)
    const counts = [
      shorter.length > 0 && `only ${shorter.join(', ')}`,
      share(ours.left, ours.all, ofOurs),
      share(textsLeft, texts, `texts: ${textsLeft.map(({ place }) => place).join(', ')}`),
      share(others, articles, `stories, notes and pages: ${others.map(({ file }) => file).join(', ')}`),
    ].filter(Boolean)
    const text = `not in ${languageName(language, 'en')} yet: ${counts.join('; ')}`
    return counts.length > 0 ? [{ path: [`content/${language}`], text }] : []
  })
}

function share(left: unknown[], all: unknown[], what: string) {
  return left.length > 0 && `${left.length} of ${all.length} ${what}`
}

/** Lists the texts that can be translated, each with its place, such as `education 1.studyType`. */
function textsIn(content: object) {
  return valuesFor('translation', content).flatMap(({ path, value }) => {
    const entry = Object(valueAt(content, path.slice(0, -1)))
    if (isExample(entry) || String(value) === '') return []
    const [, ...steps] = path
    const place = steps.map((step) => (typeof step === 'number' ? ` ${step + 1}` : `.${String(step)}`))
    return { place: place.join('').slice(1), entry, field: String(path.at(-1)) }
  })
}

type Texts = {
  words?: object
  descriptions: object
  navigation: { id: number; href: string; name?: string }[]
}

/** Lists the paths of our words, and of those that the language has in English only. */
function wordsLeft(language: string, { words, descriptions, navigation }: Texts) {
  const pages = Object.fromEntries(navigation.map(({ href, name }) => [href, name]))
  const known = [wordsIn(language), words, { pages, descriptions }]
  const all = fieldsFor('word').map(({ path }) => path.slice(2))
  return { left: all.filter((path) => known.every((texts) => valueAt(texts, path) === undefined)), all }
}

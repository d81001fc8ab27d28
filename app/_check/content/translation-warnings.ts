import { type Texts, wordsLeft } from '@/app/_check/content/english-words'
import type { Finding } from '@/app/_check/finding'
import { allNotes, allStories, pagesFor } from '@/components/content/articles'
import { type Content, contentIn } from '@/components/content/content'
import type { ContentFiles } from '@/components/content/content-files'
import { furtherLanguages } from '@/components/content/languages'
import { exportsByFile, mergeTranslation, translationExports } from '@/components/content/translation'
import { languageName } from '@/components/text/language-name'
import { isExample } from '@/content/schema/example'
import { valueAt, valuesFor } from '@/content/schema/schemas'

/** Counts what each further language does not say itself, without the examples that we ship. */
export function findUntranslated(files: ContentFiles): Finding[] {
  const counters = [shorterLists, untranslatedWords, untranslatedTexts, untranslatedArticles]
  return furtherLanguages.map(contentIn).flatMap((content) => {
    const counts = counters.flatMap((count) => count(content, files))
    const text = `not in ${languageName(content.language, 'en')} yet: ${counts.join('; ')}`
    return counts.length > 0 ? [{ path: [`content/${content.language}`], text }] : []
  })
}

function shorterLists(content: Content) {
  const shorter = Object.entries(contentIn()).flatMap(([name, first]) => {
    const list = valueAt(content, [name])
    const isShorter = Array.isArray(first) && Array.isArray(list) && list.length < first.length
    return isShorter ? `${list.length} of ${first.length} ${name}` : []
  })
  return shorter.length > 0 ? [`only ${shorter.join(', ')}`] : []
}

function untranslatedWords({ language, descriptions, navigation }: Content) {
  const { words, navigation: own = [] }: Partial<Texts> = translationExports(language)
  const named = navigation.filter(({ id }) => own.some((item) => item.id === id && item.name))
  const { left, all } = wordsLeft(language, { words, descriptions, navigation: named })
  const example = left[0]?.join('.')
  return share(left, all, `words of ours, such as ${example} (say them in content/${language}/words.ts)`)
}

function untranslatedTexts({ language, langOf }: Content, files: ContentFiles) {
  const all = textsIn(mergeTranslation(files, exportsByFile(language)))
  const left = all.filter(({ entry, field }) => langOf(entry, field).lang)
  return share(left, all, `texts: ${left.map(({ place }) => place).join(', ')}`)
}

function untranslatedArticles(content: Content) {
  const stories = allStories(content).filter(({ project }) => !isExample(project))
  const pages = [...pagesFor('bar', content), ...pagesFor('footer', content)]
  const all = [...stories, ...allNotes(content), ...pages]
  const left = all.filter(({ language }) => language !== content.language)
  return share(left, all, `stories, notes and pages: ${left.map(({ file }) => file).join(', ')}`)
}

function share(left: unknown[], all: unknown[], what: string) {
  return left.length > 0 ? [`${left.length} of ${all.length} ${what}`] : []
}

/** Lists the texts that can be translated, each with its place, such as `education 1.studyType`. */
function textsIn(files: object) {
  return valuesFor('translation', files).flatMap(({ path, value }) => {
    const entry: object = Object(valueAt(files, path.slice(0, -1)))
    if (isExample(entry) || String(value) === '') return []
    const [, ...steps] = path
    const place = steps.map((step) => (typeof step === 'number' ? ` ${step + 1}` : `.${String(step)}`))
    return { place: place.join('').slice(1), entry, field: String(path.at(-1)) }
  })
}

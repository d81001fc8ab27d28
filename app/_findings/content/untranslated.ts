import { type Finding, finding } from '@/app/_findings/finding'
import { allNotes, allStories, pagesFor } from '@/components/content/article-lists'
import { type Content, contentIn } from '@/components/content/content'
import { type ContentFiles, exportsByFile, translationExports } from '@/components/content/content-files'
import { furtherLanguages } from '@/components/content/language-folders'
import { mergeTranslation } from '@/components/content/merge-translation'
import { languageName } from '@/components/text/locale'
import { isExample } from '@/content/schema/example'
import { wordsIn } from '@/content/schema/languages/words-in'
import { fieldsFor, type Path, valueAt, valuesFor } from '@/content/schema/schemas'

type Texts = Pick<Content, 'descriptions' | 'navigation'> & { words?: object }

/** The form of our words in each language that has two written forms. */
const FORMS: Record<string, string> = { pt: 'pt-BR', zh: 'zh-Hans' }

export function findEnglishWords(files: ContentFiles): Finding[] {
  const { language, words } = files['content/words.ts']
  const texts = { words, ...files['content/descriptions.ts'], ...files['content/navigation.ts'] }
  const counts = missingWords(language, texts, 'content/words.ts')
  return counts.map((text) => finding(files, ['content/words.ts', 'language'], text))
}

export function findUntranslated(files: ContentFiles): Finding[] {
  const counters = [untranslatedWords, untranslatedTexts, untranslatedArticles]
  return furtherLanguages.map(contentIn).flatMap((content) => {
    const counts = counters.flatMap((count) => count(content, files))
    const text = `not in ${languageName(content.language, 'en')} yet: ${counts.join('; ')}`
    return counts.length > 0 ? [{ path: [`content/${content.language}`], text }] : []
  })
}

function untranslatedWords({ language, descriptions, navigation }: Content) {
  const { words, navigation: translatedItems = [] }: Partial<Texts> = translationExports(language)
  const named = navigation.filter(({ id }) => translatedItems.some((item) => item.id === id && item.name))
  return missingWords(language, { words, descriptions, navigation: named }, `content/${language}/words.ts`)
}

/** Counts our words that show in English. If any word of ours shows, it also names a form that is not the owner's. */
function missingWords(language: string, { words, descriptions, navigation }: Texts, file: string) {
  const pages = Object.fromEntries(navigation.map(({ href, name }) => [href, name]))
  const isMissing = (texts: unknown) => (path: Path) => valueAt(texts, path) === undefined
  const all = fieldsFor('word').map(({ path }) => path.slice(2))
  const notReplaced = all.filter(isMissing(words)).filter(isMissing({ pages, descriptions }))
  const inEnglish = notReplaced.filter(isMissing(wordsIn(language)))
  const example = inEnglish[0]?.join('.')
  const remedy = `say them in ${file} as content/schema/languages/en.ts does`
  const english = share(inEnglish, all, `words of ours are in English, such as ${example}; ${remedy}`)
  const { language: base, script = '', region = '' } = new Intl.Locale(language).maximize()
  const form = FORMS[base]
  if (!form || [script, region].includes(form.slice(3)) || notReplaced.length === 0) return english
  return [...english, `our words are in ${languageName(form, 'en')}; say them in ${file}`]
}

/** Names each text by its place, such as `education 1.studyType`. */
function untranslatedTexts({ language, langOf }: Content, files: ContentFiles) {
  const merged = mergeTranslation(files, exportsByFile(language))
  const texts = valuesFor('translation', merged).flatMap(({ path, value }) => {
    const entry: object = Object(valueAt(merged, path.slice(0, -1)))
    if (isExample(entry) || String(value) === '') return []
    const [, ...steps] = path
    const place = steps.map((step) => (typeof step === 'number' ? ` ${step + 1}` : `.${String(step)}`))
    return { place: place.join('').slice(1), isLeft: langOf(entry, String(path.at(-1))).lang }
  })
  const left = texts.filter(({ isLeft }) => isLeft)
  return share(left, texts, `texts: ${left.map(({ place }) => place).join(', ')}`)
}

function untranslatedArticles(content: Content) {
  const stories = allStories(content).filter(({ project }) => !isExample(project))
  const pages = [...pagesFor('bar', content), ...pagesFor('footer', content)]
  const articles = [...stories, ...allNotes(content), ...pages]
  const left = articles.filter(({ language }) => language !== content.language)
  return share(left, articles, `stories, notes and pages: ${left.map(({ file }) => file).join(', ')}`)
}

function share(left: unknown[], all: unknown[], what: string) {
  return left.length > 0 ? [`${left.length} of ${all.length} ${what}`] : []
}

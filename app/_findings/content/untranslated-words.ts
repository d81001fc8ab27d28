import { type Finding, finding } from '@/app/_findings/finding'
import type { Content } from '@/components/content/content'
import type { ContentFiles } from '@/components/content/content-files'
import { translationExports } from '@/components/content/translation'
import { languageName } from '@/components/text/locale'
import { wordsIn } from '@/content/schema/languages/words-in'
import { fieldsFor, valueAt } from '@/content/schema/schemas'

type Texts = Pick<Content, 'descriptions' | 'navigation'> & { words?: object }

/** These languages have two written forms. Our words are in this one. */
const FORMS: Record<string, string> = { pt: 'pt-BR', zh: 'zh-Hans' }

export function findEnglishWords(files: ContentFiles): Finding[] {
  const { language, words } = files['content/words.ts']
  const texts = { words, ...files['content/descriptions.ts'], ...files['content/navigation.ts'] }
  const counts = missingWords(language, texts, 'content/words.ts')
  return counts.map((text) => finding(files, ['content/words.ts', 'language'], text))
}

/** Counts the words of ours that a further language shows in English. */
export function untranslatedWords({ language, descriptions, navigation }: Content) {
  const { words, navigation: own = [] }: Partial<Texts> = translationExports(language)
  const named = navigation.filter(({ id }) => own.some((item) => item.id === id && item.name))
  const texts = { words, descriptions, navigation: named }
  return missingWords(language, texts, `content/${language}/words.ts`)
}

/** Also names the form of our words, if the owner writes in the other one and has not replaced all of them. */
function missingWords(language: string, texts: Texts, file: string) {
  const { left, all } = wordsLeft(language, texts)
  const remedy = `say them in ${file} as content/schema/languages/en.ts does`
  const english = share(left, all, `words of ours are in English, such as ${left[0]?.join('.')}; ${remedy}`)
  const { language: base, script = '', region = '' } = new Intl.Locale(language).maximize()
  const form = FORMS[base]
  const isSame = !form || [script, region].includes(form.slice(3))
  if (isSame || wordsLeft(language, texts, {}).left.length === 0) return english
  return [...english, `our words are in ${languageName(form, 'en')}; say them in ${file}`]
}

function wordsLeft(language: string, { words, descriptions, navigation }: Texts, ours = wordsIn(language)) {
  const pages = Object.fromEntries(navigation.map(({ href, name }) => [href, name]))
  const known = [ours, words, { pages, descriptions }]
  const all = fieldsFor('word').map(({ path }) => path.slice(2))
  return { left: all.filter((path) => known.every((texts) => valueAt(texts, path) === undefined)), all }
}

export function share(left: unknown[], all: unknown[], what: string) {
  return left.length > 0 ? [`${left.length} of ${all.length} ${what}`] : []
}

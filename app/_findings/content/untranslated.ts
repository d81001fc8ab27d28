import { share, untranslatedWords } from '@/app/_findings/content/untranslated-words'
import type { Finding } from '@/app/_findings/finding'
import { allNotes, allStories, pagesFor } from '@/components/content/articles'
import { type Content, contentIn } from '@/components/content/content'
import type { ContentFiles } from '@/components/content/content-files'
import { furtherLanguages } from '@/components/content/languages'
import { exportsByFile, mergeTranslation } from '@/components/content/translation'
import { languageName } from '@/components/text/locale'
import { isExample } from '@/content/schema/example'
import { valueAt, valuesFor } from '@/content/schema/schemas'

export function findUntranslated(files: ContentFiles): Finding[] {
  const counters = [untranslatedWords, untranslatedTexts, untranslatedArticles]
  return furtherLanguages.map(contentIn).flatMap((content) => {
    const counts = counters.flatMap((count) => count(content, files))
    const text = `not in ${languageName(content.language, 'en')} yet: ${counts.join('; ')}`
    return counts.length > 0 ? [{ path: [`content/${content.language}`], text }] : []
  })
}

/** Names each text by its place, such as `education 1.studyType`. */
function untranslatedTexts({ language, langOf }: Content, files: ContentFiles) {
  const merged = mergeTranslation(files, exportsByFile(language))
  const all = valuesFor('translation', merged).flatMap(({ path, value }) => {
    const entry: object = Object(valueAt(merged, path.slice(0, -1)))
    if (isExample(entry) || String(value) === '') return []
    const [, ...steps] = path
    const place = steps.map((step) => (typeof step === 'number' ? ` ${step + 1}` : `.${String(step)}`))
    return { place: place.join('').slice(1), isLeft: langOf(entry, String(path.at(-1))).lang }
  })
  const left = all.filter(({ isLeft }) => isLeft)
  return share(left, all, `texts: ${left.map(({ place }) => place).join(', ')}`)
}

function untranslatedArticles(content: Content) {
  const stories = allStories(content).filter(({ project }) => !isExample(project))
  const pages = [...pagesFor('bar', content), ...pagesFor('footer', content)]
  const all = [...stories, ...allNotes(content), ...pages]
  const left = all.filter(({ language }) => language !== content.language)
  return share(left, all, `stories, notes and pages: ${left.map(({ file }) => file).join(', ')}`)
}

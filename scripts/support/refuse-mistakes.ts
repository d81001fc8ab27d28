import { asLines, withLines } from '@/app/_findings/report'
import { annotate } from '@/scripts/support/annotate'
import { readContent, withOthers } from '@/scripts/support/read-content'

/** Reads the content before a command imports it. @param shown the files whose values it shows, if it needs nothing else. @throws with all mistakes. */
export async function refuseMistakes(shown?: RegExp) {
  const { content, unreadable } = await readContent()
  // These read the content while they load.
  const { findArticleMistakes } = await import('@/app/_findings/articles/article-mistakes')
  const { findMistakes, schemaMistakes } = await import('@/app/_findings/content/mistakes')
  const { inEachLanguage } = await import('@/app/_findings/content/in-each-language')
  const ofShown = () => [...inEachLanguage(content, schemaMistakes), ...findArticleMistakes()]
  const found = shown ? ofShown() : findMistakes(content)
  const all = withOthers(unreadable, found)
  const mistakes = shown ? all.filter(({ path: [file] }) => shown.test(String(file))) : all
  if (mistakes.length === 0) return
  annotate(withLines(mistakes).map((mistake) => ({ ...mistake, level: 'error' })))
  throw new Error(`Mistakes in the content:\n${asLines(mistakes).join('\n')}`)
}

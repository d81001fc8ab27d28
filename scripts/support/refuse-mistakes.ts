import type { Finding } from '@/app/_findings/finding'
import { asLines, withLines } from '@/app/_findings/report'
import { annotate } from '@/scripts/support/annotate'
import { mergeFindings, readContent } from '@/scripts/support/read-content'

/** Reads the content before a command imports it. @throws with all mistakes. */
export async function refuseMistakes() {
  const { content, unreadable } = await readContent()
  const { findMistakes } = await import('@/app/_findings/content/mistakes') // late, as it reads the content, too
  refuse(mergeFindings(unreadable, findMistakes(content)))
}

/** Does the same for a command that shows the values of some files, and needs nothing else of the site. */
export async function refuseMistakesIn(files: RegExp) {
  const { content, unreadable } = await readContent()
  const { findArticleMistakes } = await import('@/app/_findings/articles/article-mistakes')
  const { schemaMistakes } = await import('@/app/_findings/content/mistakes')
  const { inEachLanguage } = await import('@/app/_findings/content/in-each-language')
  const found = [...inEachLanguage(content, schemaMistakes), ...findArticleMistakes()]
  refuse(mergeFindings(unreadable, found).filter(({ path: [file] }) => files.test(String(file))))
}

function refuse(mistakes: Finding[]) {
  if (mistakes.length === 0) return
  annotate(withLines(mistakes).map((mistake) => ({ ...mistake, level: 'error' })))
  throw new Error(`Mistakes in the content:\n${asLines(mistakes).join('\n')}`)
}

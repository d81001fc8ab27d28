import { asLines, withLines } from '@/app/_findings/report'
import { annotate } from '@/scripts/support/annotate'
import { mergeFindings, readContent } from '@/scripts/support/read-content'

/** Call it before a command imports content. @param shown matches the paths that count. @throws with all mistakes. */
export async function refuseMistakes(shown = /^/) {
  const { content, unreadable } = await readContent()
  // This module reads the content while it loads.
  const { findMistakes } = await import('@/app/_findings/content/mistakes')
  const found = mergeFindings(unreadable, findMistakes(content))
  const mistakes = found.filter(({ path }) => shown.test(String(path)))
  if (mistakes.length === 0) return
  annotate(withLines(mistakes).map((mistake) => ({ ...mistake, level: 'error' })))
  throw new Error(`Mistakes in the content:\n${asLines(mistakes).join('\n')}`)
}

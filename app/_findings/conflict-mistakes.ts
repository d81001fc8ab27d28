import type { LineFinding } from '@/app/_findings/finding'
import { replaceOutsideBlocks } from '@/components/markdown/code-blocks'

/** Reports each marker with which Git begins a conflict. A block of code may show one. */
export function conflictMistakes(source: string): LineFinding[] {
  const text = 'Git could not merge this: keep one side and delete the lines <<<<<<<, ======= and >>>>>>>'
  const lines = replaceOutsideBlocks(source, /^<{7} /, () => '').split('\n')
  return source.split('\n').flatMap((line, index) => (line === lines[index] ? [] : { line: index + 1, text }))
}

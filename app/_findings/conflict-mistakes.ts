import type { LineFinding } from '@/app/_findings/finding'
import { matchesOutsideBlocks } from '@/components/markdown/code-blocks'
import { lineCounter } from '@/components/markdown/prose'

/** Reports each marker with which Git begins a conflict. A block of code may show one. */
export function conflictMistakes(source: string): LineFinding[] {
  const lineAt = lineCounter(source)
  const text = 'Git could not merge this: keep one side and delete the lines <<<<<<<, ======= and >>>>>>>'
  return Array.from(matchesOutsideBlocks(source, /^<{7} /), ({ index }) => ({ line: lineAt(index), text }))
}

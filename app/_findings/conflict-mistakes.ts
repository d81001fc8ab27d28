import type { LineFinding } from '@/app/_findings/finding'
import { CODE_BLOCK } from '@/components/markdown/code-blocks'
import { lineCounter } from '@/components/markdown/prose'

/** Matches Git's marker where a conflict begins. A block of code matches as a whole, so no marker in it counts. */
const CODE_OR_CONFLICT = new RegExp(`${CODE_BLOCK.source}|^<{7} `, 'gms')

export function conflictMistakes(source: string): LineFinding[] {
  const lineAt = lineCounter(source)
  const text = 'Git could not merge this: keep one side and delete the lines <<<<<<<, ======= and >>>>>>>'
  const markers = [...source.matchAll(CODE_OR_CONFLICT)].filter(([match]) => match.startsWith('<'))
  return markers.map(({ index }) => ({ line: lineAt(index), text }))
}

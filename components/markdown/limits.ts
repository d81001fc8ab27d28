import { CODE_BLOCK, withoutComments } from '@/components/markdown/code-blocks'
import { blank, lineCounter } from '@/components/markdown/prose'

/** In characters, as many as a long book has. */
const MAX_ARTICLE_LENGTH = 1_000_000
/** The limit of a paragraph, because the parser compares each of its markers, such as `*`, with all before it. */
const MAX_MARKERS = 2_000
/** Matches a line with 100 marks such as `>`, `-` and `1.`. With thousands, the parser exceeds the call stack. */
const NESTED_TOO_DEEP = /^[ \t]*(?:(?:>|(?:[*+-]|\d{1,9}[.)])[ \t])[ \t]*){100}/m

/** Returns the first thing that would keep the parser busy for seconds or minutes, or undefined. */
export function excessIn(source: string): { line?: number; text: string } | undefined {
  const { length } = source
  if (length > MAX_ARTICLE_LENGTH)
    return { text: `${length} characters — wanted at most ${MAX_ARTICLE_LENGTH}; make several texts of it` }
  const deep = source.search(NESTED_TOO_DEEP)
  const nested = 'quotations or lists are nested here 100 deep — wanted fewer'
  if (deep >= 0) return { line: lineCounter(source)(deep), text: nested }
  let line = 1
  const text = withoutComments(source).replace(CODE_BLOCK, (all, top) => (top ? blank(all) : all))
  for (const paragraph of text.split(/(\r?\n[ \t]*\r?\n)/)) {
    const count = paragraph.split(/[*_~[\]]/).length - 1
    if (count > MAX_MARKERS) {
      const message = `${count} of the characters * _ ~ [ ] in one paragraph — wanted at most ${MAX_MARKERS}; divide it by empty lines`
      return { line, text: message }
    }
    line += paragraph.split('\n').length - 1
  }
}

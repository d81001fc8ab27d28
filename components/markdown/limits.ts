import { matchesOutsideBlocks, withoutComments } from '@/components/markdown/code-blocks'
import { lineCounter } from '@/components/markdown/prose'

/** In characters, as many as a long book has. */
const MAX_ARTICLE_LENGTH = 1_000_000
/** Matches a line with 100 marks such as `>`, `-` and `1.`. With thousands, the parser exceeds the call stack. */
const NESTED_TOO_DEEP = /^[ \t]*(?:(?:>|(?:[*+-]|\d{1,9}[.)])[ \t])[ \t]*){100}/m
/** In one paragraph. The parser compares each with all before it: 2,000 take 0.2 seconds, and 16,000 take 12. */
const MAX_MARKERS = 2_000
/** Matches a marker, and the line end in front of a paragraph, a heading, an item of a list or a row of a table. */
const MARKER_OR_START = /[*_~[\]]|\n(?:[ \t]*\n|(?=[ \t>]*(?:[|#]|(?:[*+-]|\d{1,9}[.)])[ \t])))/

/** Returns the first thing that would keep the parser busy for seconds or minutes, or undefined. */
export function excessIn(source: string): { line?: number; text: string } | undefined {
  const { length } = source
  if (length > MAX_ARTICLE_LENGTH)
    return { text: `${length} characters — wanted at most ${MAX_ARTICLE_LENGTH}; make several texts of it` }
  const deep = source.search(NESTED_TOO_DEEP)
  const nested = 'quotations or lists are nested here 100 deep — wanted fewer'
  if (deep >= 0) return { line: lineCounter(source)(deep), text: nested }
  const text = withoutComments(source)
  let markers = 0
  for (const { 0: found, index } of matchesOutsideBlocks(text, MARKER_OR_START)) {
    markers = found.startsWith('\n') ? 0 : markers + 1
    const many = `more than ${MAX_MARKERS} of the characters * _ ~ [ ] in one paragraph — divide it by empty lines`
    if (markers > MAX_MARKERS) return { line: lineCounter(text)(index), text: many }
  }
}

import { blank } from '@/components/markdown/prose'

/** In characters, as many as a long book has. */
const MAX_ARTICLE_LENGTH = 1_000_000
/** The limit of a paragraph, because the parser compares each of its markers, such as `*`, with all before it. */
const MAX_MARKERS = 2_000
/** Matches a line with 100 marks such as `>`, `-` and `1.`. With thousands, the parser exceeds the call stack. */
const NESTED_TOO_DEEP = /^[ \t]*(?:(?:>|(?:[*+-]|\d{1,9}[.)])[ \t])[ \t]*){100}/m

/** Matches code between lines such as `~~~`. That in a list ends with the list, but not at `<`: Git marks conflicts so. */
export const CODE_BLOCK =
  /^ {0,3}(`{3,}(?!`|[^\n]*`)|~{3,}).*?(?:^ {0,3}\1|(?!.))|^(?:[ \t>]|(?:[*+-]|\d{1,9}[.)])[ \t])+(`{3,}(?!`|[^\n]*`)|~{3,}).*?(?:^[ \t>]*\2|^(?=[^\s><])|(?!.))/gms
// Matches code in a line, `<pre>` and comments of MDX, {/* … */}, the last two with one beginning: 50,000 take minutes.
const INLINE =
  /(?<![`\\])(?<run>`+)(?!`)[^\n]*?[^`\n]\k<run>(?!`)|<pre\b(?:(?!<pre\b).)*?<\/pre>|\{\/\*(?:(?!\{\/\*).)*?\*\/\}/
const CODE_OR_COMMENT = new RegExp(`${CODE_BLOCK.source}|${INLINE.source}`, 'gms')

/** Drops the comments of MDX, but keeps their line ends, so that every line stays where it was. */
export function withoutComments(text: string) {
  return text.replace(CODE_OR_COMMENT, (all) => (all.startsWith('{') ? all.replace(/[^\n]/g, '') : all))
}

/** Returns the first thing that would keep the parser busy for seconds or minutes, or undefined. */
export function excessIn(source: string): { line?: number; text: string } | undefined {
  const { length } = source
  if (length > MAX_ARTICLE_LENGTH)
    return { text: `${length} characters — wanted at most ${MAX_ARTICLE_LENGTH}; make several texts of it` }
  const deep = source.search(NESTED_TOO_DEEP)
  if (deep >= 0) {
    const line = source.slice(0, deep).split('\n').length
    return { line, text: 'quotations or lists are nested here 100 deep — wanted fewer' }
  }
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

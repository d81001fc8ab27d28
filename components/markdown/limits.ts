import type { Data, Processor } from 'unified'
import { lineCounter } from '@/components/markdown/prose'

/** In characters, as many as a long book has. */
const MAX_ARTICLE_LENGTH = 1_000_000
/** Matches a line with 100 marks such as `>`, `-` and `1.`. With thousands, the parser exceeds the call stack. */
const NESTED_TOO_DEEP = /^[ \t]*(?:(?:>|(?:[*+-]|\d{1,9}[.)])[ \t])[ \t]*){100}/m
/** The parser compares an open marker with all before it in its paragraph: 2,000 take 0.2 seconds, and 16,000 take 12. */
const MAX_MARKERS = 2_000
const TOO_MANY = `more than ${MAX_MARKERS} of the characters * _ ~ [ ] in one paragraph — divide it by empty lines`

/** Returns why a text is too much for the parser, or undefined. */
export function excessIn(source: string): { line?: number; text: string } | undefined {
  const { length } = source
  if (length > MAX_ARTICLE_LENGTH)
    return { text: `${length} characters — wanted at most ${MAX_ARTICLE_LENGTH}; make several texts of it` }
  const deep = source.search(NESTED_TOO_DEEP)
  const text = 'quotations or lists are nested here 100 deep — wanted fewer'
  return deep < 0 ? undefined : { line: lineCounter(source)(deep), text }
}

/** Makes the parser throw a RangeError with a line at too many markers in one paragraph, item of a list, heading or cell. */
export function limitMarkers(this: Processor) {
  const counts = new WeakMap<object, number>()
  const rules: NonNullable<NonNullable<Data['micromarkExtensions']>[number]['text']> = {}
  for (const marker of '*_~[]')
    rules[marker.charCodeAt(0)] = {
      // `this` is another object in each paragraph. With `nok`, the parser goes back and reads the markers as usual.
      tokenize(effects, _ok, nok) {
        effects.enter('data')
        const countRun: typeof nok = (code) => {
          if (code !== marker.charCodeAt(0)) return nok(code)
          const count = (counts.get(this) ?? 0) + 1
          counts.set(this, count)
          if (count > MAX_MARKERS) throw Object.assign(new RangeError(TOO_MANY), { line: this.now().line })
          effects.consume(code)
          return '*_'.includes(marker) ? countRun : nok // the parser reads `**` at once, but `[[` one by one
        }
        return countRun
      },
    }
  this.data().micromarkExtensions?.push({ text: rules })
}

/** Reports why the parser gave up. @throws an error that does not come of too much text. */
export function excessOf(error: RangeError & { line?: number }) {
  if (!(error instanceof RangeError)) throw error
  if (error.line) return { line: error.line, text: error.message }
  // Elements within one another are calls within one another, which may be too many for the stack.
  const remedy = 'wanted fewer quotations, lists and tags within one another'
  return { line: 1, text: `it cannot be read: ${error.message} — ${remedy}` }
}

import rehypePrettyCode from 'rehype-pretty-code'
import { createHighlighter, createJavaScriptRegexEngine } from 'shiki'

/** Shiki gives up on a line after half a second, and its first line takes that long on a busy machine. */
const withoutTimeLimit = {
  preprocess(_code, options) {
    options.tokenizeTimeLimit = 0
  },
}

/** The default engine of Shiki, in WebAssembly, does not load on Node 20.9. */
function getHighlighter(options) {
  return createHighlighter({ ...options, engine: createJavaScriptRegexEngine() })
}

/** A file of its own, because Turbopack passes no functions to a plugin. Delete `.next` after a change here, which Turbopack misses. */
export default function highlightCode(options) {
  return rehypePrettyCode({ ...options, transformers: [withoutTimeLimit], getHighlighter })
}

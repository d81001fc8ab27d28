import rehypePrettyCode from 'rehype-pretty-code'
import { createHighlighter, createJavaScriptRegexEngine } from 'shiki'

/** Shiki gives up on a line after half a second, and its first line takes that long on a busy machine. */
const withoutTimeLimit = {
  preprocess(_code, options) {
    options.tokenizeTimeLimit = 0
  },
}

/** Its other engine, in WebAssembly, does not load on Node 20.9. */
function getHighlighter(options) {
  return createHighlighter({ ...options, engine: createJavaScriptRegexEngine() })
}

/** Turbopack hands no functions to a plugin, so this has a file. Turbopack does not see a change here: delete `.next` after one. */
export default function highlightCode(options) {
  return rehypePrettyCode({ ...options, transformers: [withoutTimeLimit], getHighlighter })
}

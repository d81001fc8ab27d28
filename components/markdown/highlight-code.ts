import type { Root } from 'hast'
import rehypePrettyCode, { type Options } from 'rehype-pretty-code'
import { createHighlighter, createJavaScriptRegexEngine } from 'shiki'
import { unified } from 'unified'

/** Our colour tokens, each with its scopes of TextMate. Of two scopes that fit, the longer one counts. */
const INKS = [
  ['muted', 'comment, punctuation, meta.brace, markup.quote, keyword.operator'],
  ['primary', 'keyword, keyword.operator.expression, keyword.operator.new, storage'],
  ['primary', 'entity.other.attribute-name.class.css, entity.other.attribute-name.id.css, entity.name.tag'],
  ['primary', 'markup.heading, markup.inserted'],
  ['value', 'string, punctuation.definition.string, constant, support.constant'],
  ['foreground', 'meta.template.expression, meta.embedded'],
]

const theme = {
  name: 'sheet',
  fg: 'var(--foreground)',
  bg: 'var(--card)',
  tokenColors: INKS.map(([token, scope]) => ({ scope, settings: { foreground: `var(--${token})` } })),
}

const highlighter = unified().use(rehypePrettyCode, {
  theme: theme as object as Options['theme'], // its type lacks `tokenColors`, by which the plugin recognizes a theme
  keepBackground: false,
  bypassInlineCode: true,
  // The default engine of Shiki, in WebAssembly, does not load on Node 20.9.
  getHighlighter: (options) => createHighlighter({ ...options, engine: createJavaScriptRegexEngine() }),
  // Shiki gives up on a line after half a second, and its first line takes that long on a busy machine.
  transformers: [{ preprocess: (_code, options) => void Object.assign(options, { tokenizeTimeLimit: 0 }) }],
})

export async function highlightCode(tree: Root) {
  return highlighter.run(structuredClone(tree)) // a copy, because all who ask for a text get the same tree
}

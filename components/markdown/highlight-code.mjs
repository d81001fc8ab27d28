import rehypePrettyCode from 'rehype-pretty-code'
import { createHighlighter, createJavaScriptRegexEngine } from 'shiki'
import { visit } from 'unist-util-visit'

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

/** Shiki gives up on a line after half a second, and its first line takes that long on a busy machine. */
const withoutTimeLimit = {
  preprocess(_code, options) {
    options.tokenizeTimeLimit = 0
  },
}

/** The default engine of Shiki, in WebAssembly, does not load on Node 20.9. */
const getHighlighter = (options) => createHighlighter({ ...options, engine: createJavaScriptRegexEngine() })

const highlight = rehypePrettyCode({
  theme,
  keepBackground: false,
  bypassInlineCode: true,
  getHighlighter,
  transformers: [withoutTimeLimit],
})

export async function highlightCode(tree) {
  const copy = structuredClone(tree)
  visit(copy, { tagName: 'code' }, (code) => {
    code.data = { meta: code.properties.dataMeta }
  })
  await highlight(copy)
  return copy
}

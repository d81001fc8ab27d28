import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'hast-util-to-string'
import type { Root as Markdown } from 'mdast'
import temml from 'temml'
import type { Processor } from 'unified'
import { visit } from 'unist-util-visit'

const DOLLAR_CODE = 36 // The parser keeps its rules by the code of the character with which they begin.

/** Makes the parser refuse a formula that lies between two prices, such as `$5 and $`. Its dollars stay text. */
export function refusePrices(this: Processor) {
  const [formula] = (this.data().micromarkExtensions ?? []).flatMap(({ text }) => text?.[DOLLAR_CODE] ?? [])
  if (!formula) return
  const { tokenize } = formula
  formula.tokenize = function (effects, ok, nok) {
    const start = this.now()
    const before = String.fromCharCode(Number(this.previous))
    const unlessPrice: typeof ok = (next) => {
      const written = this.sliceSerialize({ start, end: this.now() })
      return isPrice(written, before, String.fromCharCode(Number(next))) ? nok(next) : ok(next)
    }
    return tokenize.call(this, effects, unlessPrice, nok)
  }
}

/** Recognizes dollars that begin no formula. @param before the character before the formula. @param after behind it. */
function isPrice(formula: string, before: string, after: string) {
  if (formula.startsWith('$$')) return false
  const isAfterPrice = /\w/.test(before) && /^\$[,.;:!?)/–-]/.test(formula) // 5$, 6$
  const isVariable = /^\$[A-Z_]{3,}\b/.test(formula) && /[\w({]/.test(after) // $PATH:$HOME
  const isProse = /\s[a-z]{2,}\s/i.test(formula) && !formula.includes('\\') // $10 and 20$
  const isSpaced = /^\$\s|\s\$$/.test(formula) // US$ and A$
  const isBeforeNumber = /\d/.test(after) // $5–$10
  return isAfterPrice || isVariable || isProse || isSpaced || isBeforeNumber
}

/** Marks `$$…$$` as a display. Alone in its paragraph it becomes a block; otherwise it stays in its line. */
export function markFormulas(tree: Markdown, file: unknown) {
  visit(tree, 'inlineMath', (node, _, parent) => {
    if (!String(file).startsWith('$$', node.position?.start.offset)) return
    if (parent?.type === 'paragraph' && parent.children.length === 1) parent.data = { hName: 'pre' }
    else node.data = { ...node.data, hProperties: { className: ['language-display'] } }
  })
}

/** Turns formulas into MathML, which needs no script and no font of ours. @returns formulas that stay code, and why. */
export function renderFormulas(tree: Root) {
  const badFormulas: { line?: number; text: string }[] = []
  visit(tree, { tagName: 'code' }, (code: Element, _, parent) => {
    const [kind = ''] = [code.properties.className ?? []].flat().map(String)
    if (!['language-math', 'language-display'].includes(kind)) return
    const isBlock = parent?.type === 'element' && parent.tagName === 'pre'
    const formula = textOf(code).replace(/^`(.*)`$/s, '$1') // GitHub also reads $`a`$
    try {
      const displayMode = isBlock || kind === 'language-display'
      const html = temml.renderToString(formula, { displayMode, throwOnError: true })
      const [math] = fromHtml(html, { fragment: true }).children
      if (isBlock) Object.assign(parent, { tagName: 'formula', properties: {}, children: [math] })
      else Object.assign(code, math, { data: { formula } }) // for those who need words, such as `plainText`
    } catch (error) {
      const { position = parent?.position } = code // the code of a block may have no position
      badFormulas.push({ line: position?.start.line, text: Object(error).message })
    }
  })
  return badFormulas
}

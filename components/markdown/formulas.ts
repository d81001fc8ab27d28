import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'hast-util-to-string'
import type { Root as Markdown } from 'mdast'
import temml from 'temml'
import { visit } from 'unist-util-visit'

/** Finds dollars that begin no formula: in `$5 and $10`, a space is before the second one. @returns their offsets. */
export function pricesIn(tree: Markdown, text: string) {
  const prices: number[] = []
  visit(tree, 'inlineMath', ({ position }) => {
    const [start = 0, end = 0] = [position?.start.offset, position?.end.offset]
    const formula = text.slice(start, end)
    const isPrice = /^\$\s|\s\$$/.test(formula) || /\d/.test(text.charAt(end))
    if (isPrice && !formula.startsWith('$$')) prices.push(start)
  })
  return prices
}

/** Makes code of `$…$` and `$$…$$`, in a language that `renderFormulas` knows. A block of `math` is such code. */
export function markFormulas(tree: Markdown, file: unknown) {
  visit(tree, 'inlineMath', (node, _, parent) => {
    if (!String(file).startsWith('$$', node.position?.start.offset)) return
    if (parent?.type === 'paragraph' && parent.children.length === 1) parent.data = { hName: 'pre' }
    else node.data = { ...node.data, hProperties: { className: ['language-display'] } }
  })
}

/** Turns formulas into MathML, which needs no script and no font of ours. @returns those that stay code, and why. */
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
      else Object.assign(code, math)
    } catch (error) {
      const { position = parent?.position } = code // the code of a block may have none
      badFormulas.push({ line: position?.start.line, text: Object(error).message })
    }
  })
  return badFormulas
}

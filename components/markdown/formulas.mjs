import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'hast-util-to-string'
import temml from 'temml'
import { visit } from 'unist-util-visit'

/** Finds the dollars that begin no formula, as in Pandoc: in `$5 and $10`, a space is before the second one. @returns their offsets. */
export function pricesIn(tree, text) {
  const prices = []
  visit(tree, 'inlineMath', ({ position: { start, end } }) => {
    const formula = text.slice(start.offset, end.offset)
    const isPrice = /^\$\s|\s\$$/.test(formula) || /\d/.test(text.charAt(end.offset))
    if (isPrice && !formula.startsWith('$$')) prices.push(start.offset)
  })
  return prices
}

/** Makes code of `$…$` and `$$…$$` in a language that `setFormulas` knows, as Markdown reads a block of `math`. */
export function markFormulas(tree, file) {
  visit(tree, 'inlineMath', ({ data, position }, _, parent) => {
    if (!String(file).startsWith('$$', position.start.offset)) return
    if (parent.type === 'paragraph' && parent.children.length === 1) parent.data = { hName: 'pre' }
    else data.hProperties.className = ['language-display']
  })
}

/** Makes MathML of formulas, which browsers set without script and without a font of ours. A formula with a mistake stays code. */
export function setFormulas(tree) {
  visit(tree, { tagName: 'code' }, (code, _, parent) => {
    const [kind = ''] = code.properties.className ?? []
    if (!['language-math', 'language-display'].includes(kind)) return
    const isBlock = parent.tagName === 'pre'
    const formula = textOf(code).replace(/^`(.*)`$/s, '$1') // GitHub also reads $`a`$
    try {
      const html = temml.renderToString(formula, {
        displayMode: isBlock || kind === 'language-display',
        throwOnError: true,
      })
      const [math] = fromHtml(html, { fragment: true }).children
      if (isBlock) Object.assign(parent, { tagName: 'formula', properties: {}, children: [math] })
      else Object.assign(code, math)
    } catch ({ message }) {
      code.data = { mistake: message }
    }
  })
}

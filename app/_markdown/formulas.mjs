import { fromHtml } from 'hast-util-from-html'
import remarkMath from 'remark-math'
import temml from 'temml'
import { visit } from 'unist-util-visit'

const DOLLAR = 36

/** Makes MathML of `$…$` and `$$…$$`, which browsers set without a script and without a font of ours. */
export default function formulas() {
  remarkMath.call(this)
  // The last extension is tried first, so this one comes before that for formulas.
  this.data().micromarkExtensions.push({ text: { [DOLLAR]: { name: 'price', tokenize: tokenizePrice } } })

  return (tree, file) => {
    const source = String(file)
    const isDisplay = (node) =>
      node.type === 'inlineMath' && source.startsWith('$$', node.position.start.offset)
    visit(tree, 'paragraph', ({ children: [formula, more] }, index, parent) => {
      if (!more && isDisplay(formula)) parent.children[index] = { ...formula, type: 'math' }
    })
    visit(tree, ['math', 'inlineMath'], (node) => {
      const displayMode = node.type === 'math' || isDisplay(node)
      // The check reports a formula that cannot be read.
      const html = temml.renderToString(node.value, { displayMode, throwOnError: false })
      const [math] = fromHtml(html, { fragment: true }).children
      node.data =
        node.type === 'math'
          ? { hName: 'formula', hChildren: [math] }
          : { hName: math.tagName, hProperties: math.properties, hChildren: math.children }
    })
  }
}

/** Reads a dollar as a price unless a formula begins there, as in Pandoc. In `$5 and $10`, a space is before the second one. */
function tokenizePrice(effects, ok, nok) {
  return effects.check({ tokenize: tokenizeFormula, partial: true }, nok, (code) => {
    effects.enter('data')
    effects.consume(code)
    effects.exit('data')
    return ok
  })
}

function tokenizeFormula(effects, ok, nok) {
  let last = DOLLAR

  return (code) => {
    effects.enter('data')
    effects.consume(code)
    return inside
  }

  function inside(code) {
    if (code === null || (last === DOLLAR && isSpace(code))) return nok(code)
    effects.consume(code)
    if (code === DOLLAR && last === DOLLAR) return ok // prices have only one
    if (code === DOLLAR) return isSpace(last) ? nok : afterClosing
    last = code
    return inside
  }

  function afterClosing(code) {
    return code >= 48 && code <= 57 ? nok(code) : ok(code)
  }
}

/** In micromark, negative codes stand for tabs and line endings. */
function isSpace(code) {
  return code < 0 || code === 32
}

import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'hast-util-to-string'
import remarkMath from 'remark-math'
import temml from 'temml'
import { visit } from 'unist-util-visit'

const DOLLAR = 36

/** Reads `$…$` and `$$…$$` as code in a language that `setFormulas` knows, as Markdown reads a block of `math`. */
export function readFormulas() {
  remarkMath.call(this)
  // The last extension is tried first, so this one comes before that for formulas.
  this.data().micromarkExtensions.push({ text: { [DOLLAR]: { name: 'price', tokenize: tokenizePrice } } })

  return (tree, file) => {
    visit(tree, 'inlineMath', ({ data, position }, _, parent) => {
      if (!String(file).startsWith('$$', position.start.offset)) return
      if (parent.type === 'paragraph' && parent.children.length === 1) parent.data = { hName: 'pre' }
      else data.hProperties.className = ['language-display']
    })
  }
}

/** Makes MathML of formulas, which browsers set without a script and without a font of ours. One that cannot be read stays code. */
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

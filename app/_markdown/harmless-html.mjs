import { visit } from 'unist-util-visit'

/** HTML that says what Markdown cannot, and can do nothing else. */
export const HARMLESS =
  'abbr b bdi br cite code del dfn em i ins kbd mark q s samp small strong sub sup u var wbr'.split(' ')
export const HARMLESS_ATTRIBUTES = ['title', 'lang', 'dir']
/** These have no end. */
export const VOID = ['br', 'wbr']

const TAG = /^<(\/?)([a-z]+)((?:\s[^>]*)?)\/?>$/is
const ATTRIBUTE = /([a-z]+)="([^"]*)"/g
/** In these, HTML stands within a line. */
export const LINES = ['paragraph', 'heading', 'tableCell', 'emphasis', 'strong', 'delete', 'link']

/**
 * Lets `<kbd>` and the like work in a `.md` file. Everything else stays HTML, which is dropped later and which the check
 * refuses. In a file of its own, as `highlight-code.mjs` is.
 */
export default function harmlessHtml() {
  return (tree) => {
    visit(tree, 'html', (node, index, parent) => {
      const parts = partsOf(node.value)
      if (!LINES.includes(parent.type) && parts.length > 0)
        parent.children[index] = { type: 'paragraph', children: parts }
    })
    visit(tree, (node) => {
      if (node.children?.some(({ type }) => type === 'html')) node.children = nested(node.children)
    })
  }
}

/**
 * The tags and the texts of a block of HTML, without its comments.
 *
 * @param {string} html
 */
export function partsOf(html) {
  return html
    .replace(/<!--.*?(?:-->|$)/gs, '')
    .split(/(<[^>]*(?:>|$))/)
    .filter((part) => part.trim())
    .map((value) => ({ type: value.startsWith('<') ? 'html' : 'text', value }))
}

/** With each element around what stands between its tags. */
function nested(nodes) {
  const open = [{ children: [] }]
  for (const node of nodes) {
    const [, slash, tag = '', attributes] = (node.type === 'html' && TAG.exec(node.value)) || []
    const name = tag.toLowerCase()
    if (!HARMLESS.includes(name)) open.at(-1).children.push(node)
    else if (slash && open.at(-1).name === name) open.pop()
    else if (!slash) {
      const element = { type: 'harmlessHtml', name, children: [], data: elementOf(name, attributes) }
      open.at(-1).children.push(element)
      if (!VOID.includes(name)) open.push(element)
    }
  }
  return open[0].children
}

function elementOf(hName, attributes) {
  const known = [...attributes.matchAll(ATTRIBUTE)].filter(([, name]) => HARMLESS_ATTRIBUTES.includes(name))
  return { hName, hProperties: Object.fromEntries(known.map(([, name, value]) => [name, value])) }
}

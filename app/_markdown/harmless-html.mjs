import { fromHtml } from 'hast-util-from-html'
import { visit } from 'unist-util-visit'

/** The names of elements that say what Markdown cannot, and can do no harm. */
export const HARMLESS =
  'abbr b bdi br cite code del dfn em i ins kbd mark q s samp small strong sub sup u var wbr'.split(' ')
const KNOWN = new Set([...HARMLESS, 'Change'])
/** Void elements, which have no end tag. */
const VOID = ['br', 'wbr', 'Change']

/** The attributes that an element of a text may have. @param {string} name */
export function attributesOf(name) {
  return name === 'Change' ? ['of', 'before', 'after', 'unit'] : ['title', 'lang', 'dir']
}

/** One whole tag. A value between quotes may have `>`. */
const TAG = /^<(\/?)([a-z]+)(\s.*?)?\/?>$/is
/** A comment, or a tag. Of a quote that does not end, the tag goes as far as the quote. */
const COMMENT_OR_TAG = /(<!--.*?(?:-->|$)|<(?:[^>"']|"[^"]*"|'[^']*')*(?:[>"']|$))/s
const ATTRIBUTE = /([^\s=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|(\S+)))?/g
/** The nodes of Markdown in which HTML is inline. */
const INLINE_PARENTS = 'paragraph heading tableCell emphasis strong delete link'.split(' ')

/** Turns harmless HTML into elements, and `<Change>` into figures. Other HTML is dropped later, and the check refuses it. */
export default function harmlessHtml() {
  return (tree) => {
    visit(tree, (node) => {
      if (!node.children?.some(isHtml)) return
      node.children = INLINE_PARENTS.includes(node.type)
        ? withElements(node.children)
        : node.children.flatMap((child) => (isHtml(child) ? paragraphOf(child) : child))
    })
    // A figure stands by itself.
    visit(tree, 'paragraph', ({ children }, index, parent) => {
      if (!children.some(isFigure)) return
      const parts = children.filter((part) => part.value?.trim() !== '')
      if (parts.every(isFigure)) parent.children.splice(index, 1, ...parts)
    })
  }
}

function isHtml({ type }) {
  return type === 'html'
}

function isFigure({ data }) {
  return data?.hName === 'Change'
}

function paragraphOf(html) {
  const children = withElements(partsOf(html))
  return children.length > 0 ? { type: 'paragraph', children } : []
}

/** Splits a block of HTML into its tags, comments and texts, each with its line. */
function partsOf({ value: html, position }) {
  let { line } = position.start
  return html.split(COMMENT_OR_TAG).flatMap((value) => {
    const start = { line }
    line += value.split('\n').length - 1
    const part = value.startsWith('<')
      ? { type: 'html', value }
      : { type: 'text', value: withCharacters(value) }
    return value.trim() ? { ...part, position: { start } } : []
  })
}

/** Leaves out comments, and puts the children of each element into it. A tag without its other half stays HTML. */
function withElements(nodes) {
  const done = []
  const open = []
  for (const node of nodes.filter((one) => !isHtml(one) || !one.value.startsWith('<!--'))) {
    const [, slash, tag = '', attributes = ''] = (isHtml(node) && TAG.exec(node.value)) || []
    const name = tag === 'Change' ? tag : tag.toLowerCase()
    if (slash && open.at(-1)?.name === name) {
      const { index, element } = open.pop()
      done[index] = { ...element, children: done.splice(index).slice(1) }
    } else if (KNOWN.has(name) && !slash) {
      const element = elementOf(name, attributes, node)
      if (!VOID.includes(name)) open.push({ name, index: done.length, element })
      done.push(VOID.includes(name) ? element : node)
    } else if (name !== 'Change') done.push(node)
  }
  return done
}

/** Leaves out attributes that the element may not have. The check reports the first of them. */
function elementOf(hName, attributes, { position }) {
  const data = { hName, hProperties: {} }
  for (const [, name, ...values] of attributes.matchAll(ATTRIBUTE))
    if (attributesOf(hName).includes(name)) data.hProperties[name] = withCharacters(values.join(''))
    else data.unknownAttribute ??= name
  return { type: 'harmlessHtml', children: [], position, data }
}

/** Reads references such as `&amp;`, which Markdown leaves as they are in HTML. */
function withCharacters(html) {
  return html.replace(/&#?\w+;/g, (reference) => fromHtml(reference, { fragment: true }).children[0].value)
}

import { visit } from 'unist-util-visit'

/** HTML that says what Markdown cannot, and can do nothing else. */
export const HARMLESS =
  'abbr b bdi br cite code del dfn em i ins kbd mark q s samp small strong sub sup u var wbr'.split(' ')
/** These have no end. */
export const VOID = ['br', 'wbr']

/** The attributes that an element of a text may have, or undefined if a text may not have the element. */
export function attributesOf(name) {
  if (name === 'Change') return ['of', 'before', 'after', 'unit']
  return HARMLESS.includes(name) ? ['title', 'lang', 'dir'] : undefined
}

const TAG = /^<(\/?)([a-z]+)((?:\s[^>]*)?)\/?>$/is
const ATTRIBUTE = /([^\s=]+)(?:="([^"]*)")?/g
/** In these, HTML stands within a line. */
const LINES = [
  'paragraph',
  'heading',
  'tableCell',
  'emphasis',
  'strong',
  'delete',
  'link',
  'mdxJsxTextElement',
]

/**
 * Makes elements of the HTML in a `.md` file, as they are in MDX. Everything else stays HTML, which is dropped later and
 * which the check refuses. In a file of its own, as `highlight-code.mjs` is.
 */
export default function harmlessHtml() {
  return (tree) => {
    visit(tree, (node) => {
      if (!node.children?.some(isHtml)) return
      node.children = LINES.includes(node.type)
        ? nested(node.children.flatMap(partsOf))
        : node.children.flatMap((child) => (isHtml(child) ? paragraphOf(child) : child))
    })
  }
}

function isHtml({ type }) {
  return type === 'html'
}

function paragraphOf(html) {
  const children = nested(partsOf(html))
  return children.length > 0 ? { type: 'paragraph', children } : []
}

/** The tags and the texts of a block of HTML, each with its line, without the comments. */
function partsOf(node) {
  if (!isHtml(node)) return node
  let line = node.position?.start.line
  return node.value.split(/(<!--.*?(?:-->|$)|<[^>]*(?:>|$))/s).flatMap((value) => {
    const position = { start: { line } }
    line += value.split('\n').length - 1
    if (!value.trim() || value.startsWith('<!--')) return []
    return { type: value.startsWith('<') ? 'html' : 'text', value, position }
  })
}

/** With each element around what stands between its tags. A tag without its other half stays HTML. */
function nested(nodes) {
  const tags = nodes.map(tagOf)
  const paired = pairsIn(tags)
  const open = [{ children: [] }]
  nodes.forEach((node, index) => {
    const tag = tags[index]
    if (!paired.has(index)) open.at(-1).children.push(node)
    else if (tag.isEnd) open.pop()
    else {
      const element = elementOf(tag, node)
      open.at(-1).children.push(element)
      if (!VOID.includes(tag.name)) open.push(element)
    }
  })
  return open[0].children
}

function tagOf(node) {
  const [, slash, name, attributes] = (isHtml(node) && TAG.exec(node.value)) || []
  if (HARMLESS.includes(name?.toLowerCase()))
    return { isEnd: slash !== '', name: name.toLowerCase(), attributes }
}

/** The places of the tags that have their other half, or need none. */
function pairsIn(tags) {
  const paired = new Set()
  const open = []
  tags.forEach((tag, index) => {
    if (!tag) return
    if (tag.isEnd && tags[open.at(-1)]?.name === tag.name) paired.add(open.pop()).add(index)
    else if (!tag.isEnd && VOID.includes(tag.name)) paired.add(index)
    else if (!tag.isEnd) open.push(index)
  })
  return paired
}

function elementOf({ name, attributes }, { position }) {
  const pairs = [...attributes.matchAll(ATTRIBUTE)]
  return {
    type: 'mdxJsxTextElement',
    name,
    attributes: pairs.map(([, key, value]) => ({ type: 'mdxJsxAttribute', name: key, value })),
    children: [],
    position,
  }
}

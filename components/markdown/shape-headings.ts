import GithubSlugger, { slug } from 'github-slugger'
import type { Element, ElementContent, Parents, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { h } from 'hastscript'
import type { Root as Markdown } from 'mdast'
import { toString as wordsOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { contains } from '@/components/markdown/contains'
import { ID_PREFIX } from '@/components/markdown/safe-html'

/** The page has these ids around a text and below it. */
const TAKEN = ['content', 'end', 'menu', 'language-menu', 'footnote-label']
export const FOOTNOTES = `${ID_PREFIX}footnote-label`
/** A text with fewer headings needs no list, because a reader finds each at a glance. */
const MIN_HEADINGS = 4

/** Lets `#thanks-heart` lead to `## Thanks :heart:`, as on GitHub, although the name becomes an emoji. */
export function keepNamesOfEmoji(tree: Markdown) {
  visit(tree, 'heading', (node) => {
    const words = wordsOf(node)
    if (/:[-+\w]+:/.test(words)) node.data = { hProperties: { id: slug(words) } }
  })
}

/** Takes the title out of a text, gives its headings a level and an id, and lists them above the text. */
export function shapeHeadings(tree: Root, knownTitle?: string) {
  const title = takeTitle(tree, knownTitle)
  setLevels(tree)
  const ids = setIds(tree)
  listHeadings(tree)
  return { title, ids }
}

/** Puts the highest headings on the second level, below the title of the page, and skips no level. */
function setLevels(tree: Root) {
  const depthsAbove: number[] = []
  visit(tree, 'element', (node) => {
    if (!isHeading(node)) return
    const depth = Number(node.tagName[1])
    while (Number(depthsAbove.at(-1)) >= depth) depthsAbove.pop()
    depthsAbove.push(depth)
    node.tagName = `h${Math.min(depthsAbove.length + 1, 6)}`
  })
}

/** Maps each name that a link may use to an id: both `old` and `cost` to that of `<h2 id="old">Cost</h2>`, which becomes `cost`. */
function setIds(tree: Root) {
  const ids = new Map<string, string>()
  const slugger = new GithubSlugger()
  for (const taken of TAKEN) slugger.slug(taken)
  visit(tree, 'element', (node) => {
    const { id: written = '', name = written } = node.properties
    const inLinks = String(name).replace(ID_PREFIX, '')
    if (name) ids.set(inLinks, String(name))
    if (!isHeading(node)) return
    const text = textOf(node).trim()
    // A heading without a letter or a number, such as an emoji, would have an empty id.
    const id = slugger.slug(/[\p{L}\p{N}]/u.test(text) ? text : 'section')
    node.properties.id = id
    if (name) ids.set(inLinks, id)
    ids.set(id, id)
  })
  return ids
}

function listHeadings(tree: Root) {
  const items: ElementContent[] = []
  visit(tree, 'element', (node) => {
    if (!isHeading(node) || !/h[23]/.test(node.tagName)) return
    const link = h('a', { href: `#${node.properties.id}` }, textOf(node).trim())
    items.push(h('li', { className: [node.tagName] }, link))
  })
  if (items.length >= MIN_HEADINGS) tree.children.unshift(h('contents', items))
}

/** Returns the words of the title. The text loses its heading, but keeps a picture in it, such as a logo. */
function takeTitle(tree: Root, known?: string): Root | undefined {
  const headings: { node: Element; parent: Parents }[] = []
  visit(tree, 'element', (node, _, parent) => {
    if (isHeading(node) && parent) headings.push({ node, parent })
  })
  const tops = headings.filter(({ node }) => node.tagName === 'h1')
  const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  const saysKnown = ({ node }: { node: Element }) => letters(textOf(node)) === letters(known ?? '')
  // Without an `h1`, only a heading that begins the text is its title.
  const first = tree.children.find(({ type }) => type === 'element')
  const found = known ? tops.find(saysKnown) : (tops[0] ?? headings.find(({ node }) => node === first))
  if (!found) return undefined
  const { node, parent } = found
  const pictures = node.children.filter((child) => contains(child, 'img'))
  const words = node.children.filter((child) => !contains(child, 'img'))
  const rest = pictures.length > 0 ? [h('p', pictures)] : []
  parent.children.splice(parent.children.indexOf(node), 1, ...rest)
  return { type: 'root', children: words }
}

function isHeading({ tagName, properties }: Element) {
  return /^h[1-6]$/.test(tagName) && properties.id !== FOOTNOTES
}

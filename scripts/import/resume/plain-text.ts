import { fromHtml } from 'hast-util-from-html'
import { toText } from 'hast-util-to-text'
import { toString as textOf } from 'mdast-util-to-string'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'

/** A longer text stays as it is, because parsing takes time that grows with the square of some characters. */
const LONGEST_TEXT = 20_000
const HTML =
  /<(p|ul|ol|li|strong|em|b|i|u|a|div|span|h\d)\b[^>]*>[\s\S]*<\/\1>|<br\s*\/?>|&(amp|lt|gt|quot|nbsp|#\d+);/i
const MARKS = /\*\*|__|`|\]\(|(^|\s)[*_]\S|^#{1,6} /m
/** A line of a list. LinkedIn has lost the ends of lines: two spaces, or the end of a sentence, stand before a dash. */
const BULLET = /(?:^|\n)\s*[-–*]\s+|\s*[•●▪◦‣]\s*|(?:\s\s+|(?<=[.:;!?])\s)[-–*]\s+/

/**
 * Removes Markdown and HTML, and puts the address of a link behind its words: `Mill (https://mill.dev)`. Entries of HTML
 * lists become items. @param hasItems if lines with bullets do, too.
 */
export function plainText(source: string, hasItems = false) {
  if (source.length > LONGEST_TEXT) return { text: source, items: [] as string[] }
  const html = HTML.test(source) ? withoutTags(source) : { text: source, items: [] }
  const [text = '', ...items] = hasItems ? html.text.split(BULLET) : [html.text]
  const all = [...items, ...html.items].map((item) => withoutMarks(item).trim()).filter(Boolean)
  return { text: withoutMarks(text), items: all }
}

function withoutTags(source: string) {
  const tree = fromHtml(source, { fragment: true })
  const items: string[] = []
  visit(tree, 'element', (node) => {
    const { href } = node.properties
    if (node.tagName === 'a' && typeof href === 'string')
      node.children = [{ type: 'text', value: withAddress(toText(node).trim(), href) }]
  })
  visit(tree, 'element', ({ tagName, children }, index = 0, parent) => {
    if (tagName !== 'ul' && tagName !== 'ol') return undefined
    for (const item of children) {
      const words = item.type === 'element' ? toText(item).trim() : ''
      // The paragraph within an entry would add an empty line.
      items.push(words.replace(/\s*\n\s*/g, '\n'))
    }
    parent?.children.splice(index, 1)
    return [SKIP, index]
  })
  return { text: toText(tree).trim(), items }
}

/** Removes the marks of Markdown, but nothing that can be read in another way, such as "2*3*4", "snake_case" and "__init__.py". */
function withoutMarks(source: string) {
  if (!MARKS.test(source)) return source
  let text = ''
  let end = 0
  visit(unified().use(remarkParse).parse(source), (node) => {
    const from = node.position?.start.offset ?? 0
    const to = node.position?.end.offset ?? 0
    const isMark = ['strong', 'emphasis', 'inlineCode', 'link', 'image', 'heading'].includes(node.type)
    const isName = /^_.+_[./(]\w$/s.test(source.slice(from, to + 2))
    if (!isMark || isName || from < end || /\w/.test([source[from - 1], source[to]].join(''))) return
    visit(node, 'link', (link) => {
      link.children = [{ type: 'text', value: withAddress(textOf(link), link.url) }]
    })
    text += source.slice(end, from) + textOf(node)
    end = to
  })
  return text + source.slice(end)
}

function withAddress(words: string, address: string) {
  return !words || words.includes(address) ? words || address : `${words} (${address})`
}

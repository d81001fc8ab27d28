import { fromHtml } from 'hast-util-from-html'
import { toText } from 'hast-util-to-text'
import { toString as textOf } from 'mdast-util-to-string'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { COMMA, OUTSIDE_BRACKETS } from '@/components/text/split-at-commas'

/** A longer text stays as it is, because reading takes time that grows with the square of some characters. */
const MAX_READ_LENGTH = 20_000
const HTML =
  /<(p|ul|ol|li|strong|em|b|i|u|a|div|span|h\d)\b[^>]*>[\s\S]*<\/\1>|<br\s*\/?>|&(amp|lt|gt|quot|nbsp|#\d+);/i
const MARKS = /\*\*|__|`|\]\(|(^|\s)[*_]\S|^#{1,6} /m
/** Of LaTeX, only what stands in texts, such as `\href{https://mill.dev}{Mill} \& \textbf{Son}`. */
const LATEX_LINK = /\\href\{([^{}]*)\}\{([^{}]*)\}/g
const LATEX = /\\(?:text\w+|emph|url)\{([^{}]*)\}|\\([&%#$])/g
/** Matches the start of an item. LinkedIn loses line breaks, so a dash behind two spaces or a sentence is one, too. */
const BULLET = /(?:^|\n)\s*[-–*]\s+|\s*[•●▪◦‣]\s*|(?:\s\s+|(?<=[.:;!?])\s)[-–*]\s+/
const LIST_SEPARATOR = new RegExp(`${COMMA.source}|(?:[;|\\n]|\\s[·•]\\s)${OUTSIDE_BRACKETS}`)

/** Removes Markdown and HTML. A link becomes `Mill (https://mill.dev)`, and an item of a list gets a bullet. */
export function withoutMarkup(source: string) {
  if (source.length > MAX_READ_LENGTH) return source
  const text = source.replace(LATEX, '$1$2').replace(LATEX_LINK, (_, link, name) => withAddress(name, link))
  return withoutMarks(HTML.test(text) ? withoutTags(text) : text)
}

export function textAndItems(source: string) {
  if (source.length > MAX_READ_LENGTH) return { text: source, items: [] }
  const [text = '', ...items] = withoutMarkup(source).split(BULLET)
  return { text, items: items.flatMap((item) => item.trim().split(/\n\s*\n/)).filter(Boolean) }
}

/** Splits a list that is written as a text. */
export function splitList(source: string) {
  if (source.length > MAX_READ_LENGTH) return [source]
  return source.split(LIST_SEPARATOR).flatMap((word) => word.trim() || [])
}

function withoutTags(source: string) {
  const tree = fromHtml(source, { fragment: true })
  visit(tree, 'element', (node) => {
    const { href } = node.properties
    if (node.tagName === 'a' && typeof href === 'string')
      node.children = [{ type: 'text', value: withAddress(toText(node).trim(), href) }]
  })
  visit(tree, 'element', (node) => {
    const words = node.tagName === 'li' ? toText(node).trim() : ''
    // A paragraph within an item would add an empty line.
    if (words) node.children = [{ type: 'text', value: `• ${words.replace(/\s*\n\s*/g, '\n')}` }]
  })
  return toText(tree).trim()
}

/** Keeps characters that may be no Markdown, as in "2*3*4", "snake_case" and "__init__.py". */
function withoutMarks(source: string) {
  if (!MARKS.test(source)) return source
  let text = ''
  let end = 0
  visit(unified().use(remarkParse).parse(source), (node) => {
    const from = node.position?.start.offset ?? 0
    const to = node.position?.end.offset ?? 0
    const isEmphasis = ['strong', 'emphasis'].includes(node.type)
    const isMark = isEmphasis || ['inlineCode', 'link', 'image', 'heading'].includes(node.type)
    const isInWord = isEmphasis && /\w/.test([source[from - 1], source[to]].join(''))
    const isName = /^_.+_[./(]\w$/s.test(source.slice(from, to + 2))
    if (!isMark || isInWord || isName || from < end) return
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

export function oneLine(text: string) {
  return text.replace(/\s+/g, ' ').trim()
}

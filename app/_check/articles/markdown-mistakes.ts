import type { Data, Heading, Html, Image, Nodes, Parents } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import temml from 'temml'
import { show } from '@/app/_check/printable'
import { attributesOf, HARMLESS } from '@/app/_markdown/harmless-html.mjs'
import { isVideoFile } from '@/components/content/picture-kind'

/** Says how to write elements of HTML in Markdown. */
const IN_MARKDOWN: [names: string, advice: string][] = [
  ['a', 'write [text](https://…); a heading has a name by itself'],
  ['img picture', 'write ![What it shows](/shots/board.png)'],
  ['video source', 'write ![What it shows](/shots/board.webm)'],
  ['h1 h2 h3 h4 h5 h6', 'write ## and a space in front of the text'],
  ['ul ol li', 'write - or 1. in front of each line'],
  ['table thead tbody tr th td', 'write a table of Markdown, with | between the cells'],
  ['pre', 'write ``` above and below the code'],
  ['hr', 'write --- with an empty line above and below it'],
  ['blockquote', 'write > in front of each line'],
  ['script style link meta', 'delete it, because a text brings no script and no style'],
  ['iframe embed object audio', 'write a link to it'],
  ['details summary', 'write a heading, because nothing folds here'],
]
const DELETE = 'delete the tag; put its text on lines of its own, with an empty line above and below'

/** Says what is wrong with a part of a text, if anything. @param depth of the heading before it. */
export function partMistake(node: Nodes, parent: Parents | undefined, depth: number) {
  switch (node.type) {
    case 'heading':
      return named('heading', plainText(node), headingMistake(node, depth))
    case 'image':
      return named(isVideoFile(node.url) ? 'video' : 'picture', node.url, imageMistake(node, parent))
    case 'imageReference':
      return named('picture', node.alt, 'wanted its address in the text: ![What it shows](/board.png)')
    case 'math':
    case 'inlineMath':
      return named('formula', node.value, formulaMistake(node.value))
    case 'html':
      return htmlMistake(node)
    default:
      return elementMistake(node.data)
  }
}

export function named(part: string, value: unknown, mistake?: string) {
  return mistake && `${part} ${show(value)}: ${mistake}`
}

function headingMistake(heading: Heading, depth: number) {
  if (heading.depth === 1) return 'the title is the heading of the page — wanted ## or smaller'
  if (heading.depth > depth + 1)
    return `it skips a level — wanted ${'#'.repeat(depth + 1)} instead of ${'#'.repeat(heading.depth)}`
  if (!/[\p{L}\p{N}]/u.test(plainText(heading)))
    return 'it has no letters, so no link could lead to it — wanted a word as well'
  if (heading.children.some(({ type }) => type === 'link'))
    return 'a heading is a link to itself — put the other link into the text'
}

function imageMistake({ url, alt }: Image, parent: Parents | undefined) {
  const isPictureOrBlank = (part: Nodes) => part.type === 'image' || !plainText(part).trim()
  if (parent?.type !== 'paragraph' || !parent.children.every(isPictureOrBlank))
    return 'wanted a paragraph of its own, with an empty line before and after it'
  if (!alt?.trim())
    return `it has no text — wanted what it shows, for example ![The board with three lists](${/^\/(?!\/)/.test(url) ? url : '/shots/board.png'})`
}

function formulaMistake(formula: string) {
  try {
    temml.renderToString(formula, { throwOnError: true })
  } catch (error) {
    return `it cannot be read: ${Object(error).message}`.replace(/\s+/g, ' ')
  }
}

/** Of a node that `harmlessHtml` has made. No other one has a name. */
type Element = Data & { unknownAttribute?: string }

function elementMistake({ hName, hProperties = {}, unknownAttribute }: Element = {}) {
  if (!hName) return undefined
  const known = attributesOf(hName).map((key) => `${key}="…"`)
  if (unknownAttribute) return `<${hName}>, ${unknownAttribute}: wanted none but ${known.join(', ')}`
  if (hName !== 'Change') return undefined
  if (hProperties.of && Number(hProperties.before) > 0 && Number(hProperties.after) > 0) return undefined
  return '<Change>: wanted <Change of="Time to the first paint" before="2400" after="180" unit="ms" />'
}

function htmlMistake({ value }: Html) {
  const [, tag = ''] = /^<\/?([a-z][\w.-]*)/i.exec(value) ?? []
  const name = tag.toLowerCase()
  if (!name)
    return `HTML ${show(value.trim())}: it would not show — delete it, or write \\< for the character itself`
  if (HARMLESS.includes(name))
    return `HTML <${name}>: wanted its beginning and its end in the same paragraph, for example <${name}>…</${name}>`
  if (/^[A-Z]/.test(tag))
    return `<${tag}>: there is no such component — wanted one of ${['Change', ...HARMLESS].join(', ')}, or \\< for the character itself`
  const advice = IN_MARKDOWN.find(([names]) => names.split(' ').includes(name))?.[1]
  return `HTML <${name}>: it would not show — ${advice ?? DELETE}`
}

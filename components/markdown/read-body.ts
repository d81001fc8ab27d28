import type { Element, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import type { Root as Markdown } from 'mdast'
import rehypeRaw from 'rehype-raw'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import remarkCjkFriendly from 'remark-cjk-friendly'
import remarkGemoji from 'remark-gemoji'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { EXIT, SKIP, visit } from 'unist-util-visit'
import { markFormulas, pricesIn, renderFormulas } from '@/components/markdown/formulas'
import { ID_PREFIX, shapeHeadings } from '@/components/markdown/headings'
import { excessIn, withoutComments } from '@/components/markdown/limits'
import { proseOf } from '@/components/markdown/prose'
import { dropCode, markAlerts, shapePictures, unwrapParagraphs } from '@/components/markdown/shape-tree'
import { countWords } from '@/components/text/sentences'

/** A picture is bare if it has no text for those who cannot see it. */
export type Address = { type: 'picture' | 'link'; url: string; line?: number; isBare?: boolean }

export type Body = ReturnType<typeof readBody>

const { attributes, protocols, tagNames } = defaultSchema
/** React does not know these attributes, or not without a value. */
const OBSOLETE = 'charOff compact hSpace isMap longDesc noHref noShade noWrap vAlign'.split(' ')
const isShown = (name: unknown) => !OBSOLETE.includes(String(name))
const shown = Object.fromEntries(
  Object.entries(attributes ?? {}).map(([tag, names]) => [tag, names.filter(isShown)]),
)
/** Allows what GitHub shows, some elements that can do no harm, and our `<Change />`. */
const SCHEMA = {
  ...defaultSchema,
  clobberPrefix: ID_PREFIX,
  tagNames: [...(tagNames ?? []), ...'abbr bdi cite dfn mark small u wbr change'.split(' ')],
  attributes: {
    ...shown,
    // A block of code may have words behind its language, such as `{1}`.
    code: [...(shown.code ?? []), 'dataMeta'],
    change: ['of', 'before', 'after', 'unit'],
  },
  protocols: { ...protocols, href: [...(protocols?.href ?? []), 'tel'] },
}

const parser = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkCjkFriendly)
  .use(remarkMath)
  .use(() => markFormulas)
  .use(remarkGemoji)
  .use(() => keepForHtml)
const toHtml = unified().use(remarkRehype, { allowDangerousHtml: true, clobberPrefix: '' })
const parseHtml = unified().use(rehypeRaw)
const sanitize = unified().use(rehypeSanitize, SCHEMA)

export function readBody(source: string, title?: string) {
  const excess = excessIn(source)
  try {
    return { ...readParts(excess ? '' : withoutComments(source), title), excess }
  } catch (error) {
    // Each element within another one is a further call on the stack.
    if (!(error instanceof RangeError)) throw error
    const remedy = 'wanted fewer quotations, lists and tags within one another'
    return { ...readParts(''), excess: { line: 1, text: `it cannot be read: ${error.message} — ${remedy}` } }
  }
}

function readParts(source: string, known?: string) {
  const { parsed, text } = parse(source)
  const prose = proseOf(parsed, text)
  const markdown = parser.runSync(parsed, text) as Markdown // the plugins return a tree of the same type
  const code = dropCode(markdown)
  const { tree, tags } = safeHtmlOf(markdown, text)
  renderFormulas(tree)
  markAlerts(tree)
  const { title, ids } = shapeHeadings(tree, known)
  const { addresses, badFormulas } = collectAddresses(tree)
  let tables = 0
  visit(tree, { tagName: 'table' }, ({ properties }: Element) => {
    properties.dataNumber = ++tables
  })
  if (addresses.some(({ type }) => type === 'picture')) shapePictures(tree)
  unwrapParagraphs(tree)
  return { tree, title, ids, addresses, prose, dropped: [...code, ...tags], badFormulas }
}

/** Lists the links and pictures of a text, and the formulas that cannot be read, each with its line. */
function collectAddresses(tree: Root) {
  const addresses: Address[] = []
  const badFormulas: { line?: number; text: string }[] = []
  let line: number | undefined
  visit(tree, 'element', ({ tagName, properties, position, data }) => {
    line = position?.start.line ?? line // GFM does not say where it has found some addresses
    const { href, src, alt } = properties
    const isBare = /^\s*(?:\||$)/.test(String(alt ?? ''))
    if (tagName === 'a' && href) addresses.push({ type: 'link', url: String(href), line })
    if (tagName === 'img') addresses.push({ type: 'picture', url: String(src ?? ''), line, isBare })
    if (data && 'mistake' in data) badFormulas.push({ line, text: String(data.mistake) })
  })
  return { addresses, badFormulas }
}

/** Puts a backslash before each price that was parsed as a formula, and parses again until there is none. */
function parse(text: string): { parsed: Markdown; text: string } {
  const parsed = parser.parse(text)
  const prices = pricesIn(parsed, text)
  if (prices.length === 0) return { parsed, text }
  return parse([0, ...prices].map((price, index) => text.slice(price, prices[index])).join('\\'))
}

/** Keeps what the parser of HTML would lose: the end of a `<Change />`, and the words behind the language of code. */
function keepForHtml(tree: Markdown) {
  visit(tree, (node) => {
    if (node.type === 'html')
      node.value = node.value.replace(/<Change\b((?:"[^"]*"|'[^']*'|[^"'>])*?)\/?>/g, '<change$1></change>')
    if (node.type === 'code' && node.meta) node.data = { hProperties: { dataMeta: node.meta } }
  })
}

/** Returns a tree in which nothing runs, and the tags that are left out of it. */
function safeHtmlOf(markdown: Markdown, text: string) {
  const html = toHtml.runSync(markdown) as Root // the plugins return a tree of the same type, here and below
  // The parser of HTML takes as long as all else. Without HTML, only a footnote in a link needs it.
  if (!/<|\[\^/.test(text)) return { tree: sanitize.runSync(html) as Root, tags: [] }
  const parsed = parseHtml.runSync(html) as Root
  // The sanitizer may leave a table in a paragraph, where no parser puts it, and React would report that.
  const tree = parseHtml.runSync(sanitize.runSync(parsed)) as Root
  const shown = tagsIn(tree)
  return { tree, tags: tagsIn(parsed).filter((tag) => !shown.includes(tag)) }
}

function tagsIn(tree: Root) {
  const tags = new Set<string>()
  visit(tree, 'element', ({ tagName }: Element) => void tags.add(`<${tagName}>`))
  return [...tags]
}

/** Reads the Markdown of one line. A line that would be a list or a heading, such as `1. Begin`, stays plain text. */
export function readLine(text: unknown): Root | undefined {
  if (typeof text !== 'string' || text === '') return undefined
  const plain: Root = { type: 'root', children: [{ type: 'text', value: text }] }
  if (!/[*_`&<[\\:$~]/.test(text)) return plain
  const [first, ...more] = readBody(text, text).tree.children
  const isLine = first?.type === 'element' && first.tagName === 'p' && more.length === 0
  return isLine ? { type: 'root', children: first.children } : plain
}

export function plainText(tree: Root | Element = { type: 'root', children: [] }) {
  let words = ''
  visit(tree, (node) => {
    if (node.type === 'text') words += node.value
    if (node.type !== 'element') return
    const isReference = node.properties.dataFootnoteRef !== undefined
    if (isReference || ['pre', 'contents', 'formula'].includes(node.tagName)) return SKIP
  })
  return words.replace(/\s+/g, ' ').trim()
}

/** Returns the first paragraph with three words or more outside of links, which a row of badges does not have. */
export function firstParagraph({ tree }: Body) {
  let found = ''
  visit(tree, { tagName: 'p' }, (node: Element) => {
    const own = node.children.filter((part) => part.type !== 'element' || part.tagName !== 'a')
    if (countWords(own.map((part) => textOf(part as Element)).join('')) > 2) found = plainText(node)
    if (found) return EXIT
  })
  return found
}

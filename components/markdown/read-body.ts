import type { Root } from 'hast'
import type { Root as Markdown } from 'mdast'
import remarkCjkFriendly from 'remark-cjk-friendly'
import remarkGemoji from 'remark-gemoji'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { withoutComments } from '@/components/markdown/code-blocks'
import { dropCode } from '@/components/markdown/drop-mdx'
import { markFormulas, refusePrices, renderFormulas } from '@/components/markdown/formulas'
import { excessIn } from '@/components/markdown/limits'
import { proseOf } from '@/components/markdown/prose'
import { safeHtml } from '@/components/markdown/safe-html'
import { keepNamesOfEmoji, shapeHeadings } from '@/components/markdown/shape-headings'
import { shapeTree } from '@/components/markdown/shape-tree'

const parser = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkCjkFriendly)
  .use(remarkMath)
  .use(refusePrices)
  .use(() => markFormulas)
  .use(() => keepNamesOfEmoji)
  .use(remarkGemoji)

export function readBody(source: string, title?: string) {
  const excess = excessIn(source)
  try {
    return { ...readParts(excess ? '' : withoutComments(source), title), excess }
  } catch (error) {
    // Elements within one another are calls within one another, which may be too many for the stack.
    if (!(error instanceof RangeError)) throw error
    const remedy = 'wanted fewer quotations, lists and tags within one another'
    return { ...readParts(''), excess: { line: 1, text: `it cannot be read: ${error.message} — ${remedy}` } }
  }
}

function readParts(source: string, knownTitle?: string) {
  const parsed = parser.parse(source)
  const prose = proseOf(parsed, source) // before the plugins change its words, for example `:tada:`
  const markdown = parser.runSync(parsed, source) as Markdown // the plugins return a tree of the same type
  const code = dropCode(markdown) // before it is HTML, in which a statement may be no paragraph
  const { tree, tags } = safeHtml(markdown, source) // before formulas and our elements, which it would take out
  const badFormulas = renderFormulas(tree)
  const { title, ids } = shapeHeadings(tree, knownTitle)
  const addresses = addressesIn(tree) // before a linked picture becomes words
  shapeTree(tree)
  return { tree, title, ids, addresses, prose, dropped: [...code, ...tags], badFormulas }
}

/** Lists links and pictures, each with its line. A picture is bare if it has no words, as `![](a.png)` and `![|300](a.png)`. */
function addressesIn(tree: Root) {
  const addresses: { type: 'picture' | 'link'; url: string; line?: number; isBare?: boolean }[] = []
  let line: number | undefined
  visit(tree, 'element', ({ tagName, properties, position }) => {
    line = position?.start.line ?? line // GFM gives an address such as www.a.dev no line
    const { href, src, alt } = properties
    const isBare = /^\s*(?:\||$)/.test(String(alt ?? ''))
    if (tagName === 'a' && href) addresses.push({ type: 'link', url: String(href), line })
    if (tagName === 'img') addresses.push({ type: 'picture', url: String(src ?? ''), line, isBare })
  })
  return addresses
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

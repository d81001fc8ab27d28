import type { Nodes, Parents, Root } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import type { Message } from '@/app/_check/finding'
import { foreignMarkup, lineCounter, privateComments, proseOf } from '@/app/_check/foreign-markup'
import { frontMatterMistakes } from '@/app/_check/front-matter-mistakes'
import { partMistake } from '@/app/_check/part-mistakes'
import formulas from '@/app/_markdown/formulas.mjs'
import harmlessHtml from '@/app/_markdown/harmless-html.mjs'
import headingIds from '@/app/_markdown/heading-ids.mjs'
import { excessIn } from '@/app/_markdown/limits.mjs'
import { withoutComments } from '@/app/_markdown/safe-text.mjs'
import { keepByFile } from '@/components/content/keep-by-file'

const markdown = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(formulas).freeze()

/**
 * Returns the mistakes of a text by itself, what is worth improving, the names that links to it can have behind `#`, and the
 * addresses to which it refers: what is there may change while the text stays the same. This file imports no content, so
 * that an edit of that judges no text again.
 */
export const judgeText = keepByFile((source) => {
  try {
    const excess = excessIn(source)
    return excess ? judgement([excess]) : judge(source)
  } catch (error) {
    const text = `it cannot be read: ${Object(error).message} — wanted fewer quotations, lists and tags within one another`
    return judgement([{ text }])
  }
})

function judgement(messages: Message[]) {
  return { messages, warnings: [] as Message[], anchors: new Set<string>(), addresses: [] as Address[] }
}

type Address = { type: 'picture' | 'link'; url: string; line?: number }

function judge(source: string) {
  const text = withoutComments(source)
  const tree = markdown.parse(text)
  const prose = proseOf(tree, text)
  const messages = privateComments(prose)
  harmlessHtml()(tree)
  headingIds()(tree)
  const addresses = linksIn(tree, text)
  const anchors = new Set<string>()
  let depth = 1
  visit(tree, (node, _, parent) => {
    const line = lineOf(node)
    const text = partMistake(node, parent as Parents | undefined, depth)
    if (text) messages.push({ line, text })
    if (node.type === 'image') addresses.push({ type: 'picture', url: node.url, line })
    if (node.type === 'heading') {
      depth = node.depth
      anchors.add(String(node.data?.hProperties?.id))
    }
  })
  const all = [...frontMatterMistakes(source), ...messages.sort(byLine)]
  return { messages: all, warnings: foreignMarkup(prose).sort(byLine), anchors, addresses }
}

function linksIn(tree: Root, source: string) {
  const links: Address[] = []
  const lineAt = lineCounter(source)
  let place = 0
  visit(tree, (node) => {
    place = node.position?.start.offset ?? place
    if (node.type !== 'link' && node.type !== 'definition') return
    // GFM does not say where it has found some addresses.
    if (!node.position) place = Math.max(place, source.indexOf(plainText(node), place + 1))
    links.push({ type: 'link', url: node.url, line: lineOf(node) ?? lineAt(place) })
  })
  return links
}

function lineOf({ position }: Nodes) {
  return position?.start.line
}

export function byLine(one: Message, other: Message) {
  return Number(one.line) - Number(other.line)
}

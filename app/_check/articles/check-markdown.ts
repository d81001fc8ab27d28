import type { Parents, Root } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { foreignMarkup, lineCounter, privateComments, proseOf } from '@/app/_check/articles/foreign-markup'
import { frontMatterMistakes } from '@/app/_check/articles/front-matter-mistakes'
import { partMistake } from '@/app/_check/articles/markdown-mistakes'
import type { LineFinding } from '@/app/_check/finding'
import formulas from '@/app/_markdown/formulas.mjs'
import harmlessHtml from '@/app/_markdown/harmless-html.mjs'
import headingIds from '@/app/_markdown/heading-ids.mjs'
import { excessIn, withoutComments } from '@/app/_markdown/safe-text.mjs'
import { keepByFile } from '@/components/content/keep-by-file'
import { isVideoFile } from '@/components/content/public-path'

const markdown = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(formulas).freeze()

type Address = { type: 'picture' | 'video' | 'link'; url: string; line?: number }

/**
 * Finds what is wrong with a text by itself, and lists the addresses in it, because what they lead to may change while the
 * text stays the same. This file imports no content, so that an edit of that checks no text again.
 */
export const checkMarkdown = keepByFile((source, file) => {
  const found = {
    mistakes: [] as LineFinding[],
    warnings: [] as LineFinding[],
    /** The names that links to the text can have behind `#`. */
    anchors: new Set<string>(),
    addresses: [] as Address[],
  }
  try {
    const excess = excessIn(source)
    if (excess) return { ...found, mistakes: [excess] }
    const text = withoutComments(source)
    const tree = markdown.parse(text)
    const prose = proseOf(tree, text)
    harmlessHtml()(tree)
    headingIds()(tree)
    found.mistakes.push(...frontMatterMistakes(source, file), ...privateComments(prose))
    found.warnings.push(...foreignMarkup(prose))
    found.addresses.push(...linksIn(tree, text))
    let depth = 1
    visit(tree, (node, _, parent) => {
      const line = node.position?.start.line
      const text = partMistake(node, parent as Parents | undefined, depth)
      if (text) found.mistakes.push({ line, text })
      if (node.type === 'image')
        found.addresses.push({ type: isVideoFile(node.url) ? 'video' : 'picture', url: node.url, line })
      if (node.type === 'heading') {
        depth = node.depth
        found.anchors.add(String(node.data?.hProperties?.id))
      }
    })
    return found
  } catch (error) {
    const text = `it cannot be read: ${Object(error).message} — wanted fewer quotations, lists and tags within one another`
    return { ...found, mistakes: [{ text }] }
  }
})

function linksIn(tree: Root, source: string) {
  const links: Address[] = []
  const lineAt = lineCounter(source)
  let place = 0
  visit(tree, (node) => {
    place = node.position?.start.offset ?? place
    if (node.type !== 'link' && node.type !== 'definition') return
    // GFM does not say where it has found some addresses.
    if (!node.position) place = Math.max(place, source.indexOf(plainText(node), place + 1))
    links.push({ type: 'link', url: node.url, line: node.position?.start.line ?? lineAt(place) })
  })
  return links
}

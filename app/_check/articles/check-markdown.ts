import type { Parents } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import remarkFrontmatter from 'remark-frontmatter'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import type { Fields } from '@/app/_check/articles/foreign-fields'
import { foreignMarkup, privateComments } from '@/app/_check/articles/foreign-markup'
import { frontMatterMistakes } from '@/app/_check/articles/front-matter-mistakes'
import { partMistake } from '@/app/_check/articles/markdown-mistakes'
import { lineCounter, proseOf } from '@/app/_check/articles/prose'
import type { LineFinding } from '@/app/_check/finding'
import harmlessHtml from '@/app/_markdown/harmless-html.mjs'
import headingIds from '@/app/_markdown/heading-ids.mjs'
import { EXTENSIONS } from '@/app/_markdown/markdown.mjs'
import { excessIn, withoutComments } from '@/app/_markdown/safe-text.mjs'
import { isVideoFile } from '@/components/content/picture-kind'
import { articleSchema } from '@/content/schema/article'

const markdown = unified().use(remarkParse).use(remarkFrontmatter).use(EXTENSIONS).freeze()

type Address = { type: 'picture' | 'video' | 'link'; url: string; line: number }

/**
 * Finds what is wrong with a text by itself, and lists the addresses in it, because what they lead to may change while the
 * text stays the same. @param ours the fields that it may have.
 */
export function checkMarkdown(source = '', ours: Fields = articleSchema.shape) {
  const mistakes: LineFinding[] = []
  const warnings: LineFinding[] = []
  /** The names that links to the text can have behind `#`. */
  const anchors = new Set<string>()
  const addresses: Address[] = []
  const found = { mistakes, warnings, anchors, addresses }
  try {
    const excess = excessIn(source)
    if (excess) return { ...found, mistakes: [excess] }
    const text = withoutComments(source)
    const tree = markdown.parse(text)
    const prose = proseOf(tree, text)
    mistakes.push(...frontMatterMistakes(source, ours), ...privateComments(prose))
    warnings.push(...foreignMarkup(prose))
    harmlessHtml()(tree)
    headingIds()(tree)
    const lineAt = lineCounter(text)
    let [depth, place] = [1, 0]
    visit(tree, (node, _, parent) => {
      const { start } = node.position ?? {}
      place = start?.offset ?? place
      // GFM does not say where it has found some addresses.
      if (node.type === 'link' && !start) place = Math.max(place, text.indexOf(plainText(node), place + 1))
      const line = start?.line ?? lineAt(place)
      const mistake = partMistake(node, parent as Parents | undefined, depth)
      if (mistake) mistakes.push({ line, text: mistake })
      if (node.type === 'link' || node.type === 'definition')
        addresses.push({ type: 'link', url: node.url, line })
      if (node.type === 'image')
        addresses.push({ type: isVideoFile(node.url) ? 'video' : 'picture', url: node.url, line })
      if (node.type === 'heading') {
        depth = node.depth
        anchors.add(String(node.data?.hProperties?.id))
      }
    })
    return found
  } catch (error) {
    const text = `it cannot be read: ${Object(error).message} — wanted fewer quotations, lists and tags within one another`
    return { ...found, mistakes: [{ text }] }
  }
}

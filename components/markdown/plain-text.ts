import type { Element, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { EXIT, SKIP, visit } from 'unist-util-visit'
import { countWords } from '@/components/text/sentences'

/** Returns the words in one line, and each item of a list in a line of its own, without code, formulas and footnotes. */
export function plainText(tree: Root | Element = { type: 'root', children: [] }) {
  let words = ''
  visit(tree, (node) => {
    if (node.type === 'text') words += node.value.replace(/\s+/g, ' ')
    if (node.type !== 'element') return
    if (node.tagName === 'br') words += ' '
    if (node.tagName === 'li') words += '\n• '
    const isReference = node.properties.dataFootnoteRef !== undefined
    if (isReference || ['pre', 'contents', 'formula'].includes(node.tagName)) return SKIP
  })
  return words.replace(/ +/g, ' ').trim()
}

/** Returns the first paragraph with three words or more outside of links, so no row of badges. */
export function firstParagraph(tree: Root) {
  let text = ''
  visit(tree, { tagName: 'p' }, (paragraph: Element) => {
    const unlinked = paragraph.children.filter((child) => child.type !== 'element' || child.tagName !== 'a')
    if (countWords(textOf({ type: 'root', children: unlinked })) > 2) text = plainText(paragraph)
    if (text) return EXIT
  })
  return text
}

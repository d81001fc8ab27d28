import type { Element, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { EXIT, SKIP, visit } from 'unist-util-visit'
import { countWords } from '@/components/text/count-words'

/** Returns the words in one line, and each item of a list in a line of its own, without blocks of code and of formulas. */
export function plainText(tree: Root | Element = { type: 'root', children: [] }) {
  let words = ''
  visit(tree, (node) => {
    if (node.type === 'text') words += node.value.replace(/\s+/g, ' ')
    if (node.type !== 'element') return
    if (node.tagName === 'br') words += ' '
    if (node.tagName === 'li') words += '\n• '
    // The letters of a formula alone, such as `x2` of `x^2`, would say something else.
    const { formula = '' } = Object(node.data)
    words += formula
    const isReference = node.properties.dataFootnoteRef !== undefined
    if (formula || isReference || ['pre', 'contents', 'formula'].includes(node.tagName)) return SKIP
  })
  return words.replace(/ +/g, ' ').trim()
}

/** Returns the first paragraph with at least three words outside of links. A row of badges has fewer. */
export function firstParagraph(tree: Root) {
  let text = ''
  visit(tree, { tagName: 'p' }, (paragraph: Element) => {
    const unlinked = paragraph.children.filter((child) => child.type !== 'element' || child.tagName !== 'a')
    if (countWords(textOf({ type: 'root', children: unlinked })) > 2) text = plainText(paragraph)
    if (text) return EXIT
  })
  return text
}

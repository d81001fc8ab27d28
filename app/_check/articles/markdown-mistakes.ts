import type { Heading, Image, Nodes, Parents } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import temml from 'temml'
import { elementMistake, htmlMistake } from '@/app/_check/articles/html-mistakes'
import { messageOf, show } from '@/app/_check/printable'
import { isVideoFile } from '@/components/content/picture-kind'

/** Says what is wrong with a part of a text, if anything. @param depth of the heading before it; the title of the page has 1. */
export function partMistake(node: Nodes, parent: Parents | undefined, depth = 1) {
  switch (node.type) {
    case 'heading':
      return named('heading', plainText(node), headingMistake(node, depth))
    case 'image':
      return named(imageType(node), node.url, imageMistake(node, parent))
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

export function imageType({ url }: Image) {
  return isVideoFile(url) ? 'video' : 'picture'
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
    return `it cannot be read: ${messageOf(error)}`.replace(/\s+/g, ' ')
  }
}

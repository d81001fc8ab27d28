import type { Element, Root } from 'hast'
import { h } from 'hastscript'
import type { Root as Markdown, Paragraph } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'
import { contains } from '@/components/markdown/headings'
import { isRemote } from '@/components/text/addresses'

const VIDEOS =
  /^https:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?|shorts\/|live\/)|youtu\.be\/.|(?:player\.)?vimeo\.com\/(?:video\/)?\d|media\.ccc\.de\/v\/|www\.loom\.com\/share\/)/
const IMPORT = /^import\s(?:[\w$*{}\s,]+\sfrom\s+)?["'][^\n"']+["'];?(?=\n|$)/
const EXPORT_OF_VALUE = /^export\s+(?:const|let|var)\s[^\n=]+=/
const EXPORT_OF_FUNCTION = /^export\s+(?:default\s+)?(?:async\s+)?function\b[^\n(]*\(/
const EXPORT_BY_DEFAULT = /^export\s+default\s(?:[\w$.]+|[^\n]*[(){}[\]>;])(?=\n|$)/
const STATEMENTS = [IMPORT, EXPORT_OF_VALUE, EXPORT_OF_FUNCTION, EXPORT_BY_DEFAULT]
const EXPRESSION = /\{(?:[\w$]+(?:\.[\w$]+|\[[\w$'"]+\]|\([\w$,.'" ]*\))*)\}/g

/** Takes out the code of MDX, because nothing in a text runs. Some site makers have it in `.md`, too. @returns it. */
export function dropCode(tree: Markdown) {
  const dropped = new Set<string>()
  visit(tree, (node, index, parent) => {
    if (parent === tree && node.type === 'paragraph' && isStatement(node)) {
      dropped.add(textOf(node).startsWith('import') ? 'import' : 'export')
      tree.children.splice(Number(index), 1)
      return [SKIP, Number(index)]
    }
    // Only a statement shows that a text is MDX. In other texts, braces are just braces.
    if (node.type !== 'text' || dropped.size === 0) return
    node.value = node.value.replace(EXPRESSION, (expression) => {
      dropped.add(expression)
      return ''
    })
  })
  return [...dropped]
}

/** Recognizes a paragraph of statements. A sentence about them begins like one, but ends as sentences do. */
function isStatement(paragraph: Paragraph) {
  const code = textOf(paragraph)
  const isSentence = paragraph.children[0]?.type !== 'text' || /[.:!?…]$/.test(code)
  return !isSentence && STATEMENTS.some((statement) => statement.test(code))
}

export function markAlerts(tree: Root) {
  visit(tree, { tagName: 'blockquote' }, (node: Element) => {
    const paragraph = node.children.find((child) => child.type === 'element')
    const [first] = paragraph?.tagName === 'p' ? paragraph.children : []
    if (first?.type !== 'text') return
    const [mark, kind] = /^\[!(note|tip|important|warning|caution)\][^\S\n]*(?:\n|$)/i.exec(first.value) ?? []
    if (!mark || !kind) return
    first.value = first.value.slice(mark.length)
    Object.assign(node, { tagName: 'alert', properties: { kind: kind.toLowerCase() } })
  })
}

/** Takes the width out of `![A board|300](…)`, and gives a picture of another host a text, to show instead. */
export function shapePictures(tree: Root) {
  visit(tree, { tagName: 'img' }, ({ properties }: Element) => {
    const { alt = '', src = '' } = properties
    const [, words = alt, width] = /^(.*)\|(\d+)(?:x\d+)?$/s.exec(String(alt)) ?? []
    const [path = ''] = String(src).split(/[?#]/)
    const name = isRemote(path) ? path.split('/').findLast(Boolean) : ''
    Object.assign(properties, { alt: words || name?.replaceAll('%20', ' '), ...(width && { width }) })
  })
  // A link cannot lead to two places.
  visit(tree, { tagName: 'a' }, (link: Element) =>
    visit(link, { tagName: 'img' }, ({ properties }: Element, index, parent) => {
      const words = { type: 'text', value: String(properties.alt) } as const
      if (isRemote(String(properties.src))) parent?.children.splice(Number(index), 1, words)
    }),
  )
}

/** Lets pictures, figures and videos that are alone in a paragraph take its place. */
export function unwrapParagraphs(tree: Root) {
  visit(tree, { tagName: 'p' }, (node: Element, index, parent) => {
    const parts = node.children.filter((part) => part.type !== 'text' || part.value.trim())
    const areAll = (test: (part: Element) => boolean) =>
      parts.length > 0 && parts.every((part) => part.type === 'element' && test(part))
    const [first] = parts
    // A paragraph may not contain the block of a `<Change />`.
    if (contains(node, 'change')) node.tagName = 'div'
    if (first?.type !== 'element' || !parent || index === undefined) return
    if (areAll(({ tagName }) => tagName === 'change')) {
      parent.children.splice(index, 1, ...(parts as Element[]))
    } else if (areAll(({ tagName, properties }) => tagName === 'img' && !isRemote(String(properties.src)))) {
      const figures = parts.map((part) => ({ ...(part as Element), tagName: 'plate' }))
      parent.children[index] = h('div.plates', figures)
      return SKIP
    } else if (parts.length === 1 && first.tagName === 'a' && VIDEOS.test(String(first.properties.href))) {
      parent.children[index] = { ...first, tagName: 'video' }
    }
  })
}

import type { Element, Root } from 'hast'
import { h } from 'hastscript'
import { SKIP, visit } from 'unist-util-visit'
import { contains } from '@/components/markdown/contains'
import { isRemote } from '@/components/text/addresses'

/** Matches https://www.youtube.com/watch?v=a, https://youtu.be/a and pages of three other hosts. */
const VIDEOS =
  /^https:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?|shorts\/|live\/)|youtu\.be\/.|(?:player\.)?vimeo\.com\/(?:video\/)?\d|media\.ccc\.de\/v\/|www\.loom\.com\/share\/)/

/** Makes alerts, plates and videos, for which the page has elements of its own. */
export function shapeTree(tree: Root) {
  markAlerts(tree)
  numberTables(tree)
  shapePictures(tree)
  unwrapParagraphs(tree)
}

function markAlerts(tree: Root) {
  visit(tree, { tagName: 'blockquote' }, (node: Element) => {
    const paragraph = node.children.find((child) => child.type === 'element')
    const [first] = paragraph?.tagName === 'p' ? paragraph.children : []
    if (first?.type !== 'text') return
    const [mark, kind] = /^\[!(note|tip|important|warning|caution)\][^\S\n]*(?:\n|$)/i.exec(first.value) ?? []
    if (!mark || !kind) return
    first.value = first.value.slice(mark.length)
    Object.assign(node, { tagName: 'alert', properties: { kind: kind.toLowerCase() } })
    const isOnlyMark = paragraph?.children.length === 1 && !first.value
    if (isOnlyMark) node.children = node.children.filter((child) => child !== paragraph)
  })
}

function numberTables(tree: Root) {
  let number = 0
  visit(tree, { tagName: 'table' }, ({ properties }: Element) => {
    properties.dataNumber = ++number
  })
}

/** Makes a width of the number in `![A board|300](…)`, and a text of the file's name if a picture of another host has none. */
function shapePictures(tree: Root) {
  visit(tree, { tagName: 'img' }, ({ properties }: Element) => {
    const { alt = '', src = '' } = properties
    const [, words = alt, width] = /^(.*)\|(\d+)(?:x\d+)?$/s.exec(String(alt)) ?? []
    const [path = ''] = String(src).split(/[?#]/)
    const name = isRemote(path) ? path.split('/').findLast(Boolean) : ''
    Object.assign(properties, { alt: words || name?.replaceAll('%20', ' '), ...(width && { width }) })
  })
  // A linked picture of another host shows its text, because a link cannot lead to two places.
  visit(tree, { tagName: 'a' }, (link: Element, position, around) =>
    visit(link, { tagName: 'img' }, ({ properties }: Element, index, parent) => {
      if (!isRemote(String(properties.src))) return
      parent?.children.splice(Number(index), 1, { type: 'text', value: String(properties.alt) })
      // Pictures stand apart without a space between them, and their words do not.
      if (around?.children[Number(position) + 1]?.type === 'element')
        around.children.splice(Number(position) + 1, 0, { type: 'text', value: ' ' })
    }),
  )
}

/** Replaces a paragraph that has only pictures, a video or a `<Change />` by these. */
function unwrapParagraphs(tree: Root) {
  visit(tree, { tagName: 'p' }, (paragraph: Element, index, parent) => {
    // A paragraph may not contain the block of a `<Change />`.
    if (contains(paragraph, 'change')) paragraph.tagName = 'div'
    const children = paragraph.children.filter((child) => child.type !== 'text' || child.value.trim())
    const elements = children.filter((child) => child.type === 'element')
    const [first] = elements
    if (!first || elements.length < children.length || !parent || index === undefined) return
    if (elements.every(({ tagName }) => tagName === 'change')) {
      parent.children.splice(index, 1, ...elements)
    } else if (elements.every(isOwnPicture)) {
      const plates = elements.map((picture) => ({ ...picture, tagName: 'plate' }))
      parent.children[index] = h('div.plates', plates)
      return SKIP
    } else if (elements.length === 1 && first.tagName === 'a' && VIDEOS.test(String(first.properties.href))) {
      parent.children[index] = { ...first, tagName: 'video' }
    }
  })
}

function isOwnPicture({ tagName, properties }: Element) {
  return tagName === 'img' && !isRemote(String(properties.src))
}

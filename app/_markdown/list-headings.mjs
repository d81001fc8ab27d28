import { toText } from 'hast-util-to-text'
import { visit } from 'unist-util-visit'

/** A text with fewer headings needs no list, because a reader finds each at a glance. */
const FEWEST = 4

/** Puts a list of the headings in front of a long text, for the component `contents`. Runs when they have their ids. */
export default function listHeadings() {
  return (tree) => {
    const items = []
    visit(tree, 'element', (node) => {
      const { id } = node.properties
      if (!/^h[23]$/.test(node.tagName) || id === 'footnote-label') return
      const link = element('a', { href: `#${id}` }, { type: 'text', value: toText(node) })
      items.push(element('li', { className: [node.tagName] }, link))
    })
    if (items.length >= FEWEST) tree.children.unshift(element('contents', {}, ...items))
  }
}

function element(tagName, properties, ...children) {
  return { type: 'element', tagName, properties, children }
}

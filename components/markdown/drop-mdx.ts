import type { Root as Markdown, Paragraph, RootContent } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'

const STATEMENTS = [
  /^import\s(?:[\w$*{}\s,]+\sfrom\s+)?["'][^\n"']+["'];?(?=\n|$)/, // import { Chart } from './chart'
  /^export\s+(?:const|let|var)\s[^\n=]+=/, // export const year = 2026
  /^export\s+(?:default\s+)?(?:async\s+)?function\b[^\n(]*\(/, // export default function Layout() {
  /^export\s+default\s(?:[\w$.]+|[^\n]*[(){}[\]>;])(?=\n|$)/, // export default Layout
]
/** Matches `{year}`, `{props.year}`, `{years[0]}` and `{format(year, 'long')}`. */
const EXPRESSION = /\{(?:[\w$]+(?:\.[\w$]+|\[[\w$'"]+\]|\([\w$,.'" ]*\))*)\}/g

/** Takes out the code of MDX, because nothing in a text runs. A parser of MDX would refuse the HTML of other texts. */
export function dropCode(tree: Markdown) {
  const dropped = new Set<string>()
  visit(tree, (node, index, parent) => {
    if (parent === tree && node.type === 'paragraph' && isStatement(node)) {
      dropped.add(textOf(node).startsWith('import') ? 'import' : 'export')
      tree.children.splice(Number(index), blocksOfStatement(tree.children.slice(index)))
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

/** Recognizes a paragraph of statements. A sentence about a statement begins like one, but ends as sentences do. */
function isStatement(paragraph: Paragraph) {
  const code = textOf(paragraph)
  const isSentence = paragraph.children[0]?.type !== 'text' || /[.:!?…]$/.test(code)
  return !isSentence && STATEMENTS.some((statement) => statement.test(code))
}

/** Counts the blocks of a statement, which empty lines may divide. It ends where its brackets are closed. */
function blocksOfStatement(blocks: RootContent[]) {
  let open = 0
  const end = blocks.findIndex((block) => {
    const code = textOf(block).replace(/"[^"\n]*"|'[^'\n]*'/g, '')
    open += code.replace(/[^([{]/g, '').length - code.replace(/[^)\]}]/g, '').length
    return open <= 0
  })
  return Math.max(end, 0) + 1
}

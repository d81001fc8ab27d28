import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'

/** Returns the prose of a text, each word at its place. All else, such as code and addresses, is blank. */
export function proseOf(tree: Root, source: string) {
  let prose = ''
  visit(tree, 'text', ({ position }, _, parent) => {
    // A text beside an address that GFM has found may have no position.
    const { start, end } = position ?? parent?.position ?? {}
    const from = Math.max(prose.length, Number(start?.offset))
    prose += blank(source.slice(prose.length, from)) + source.slice(from, end?.offset ?? 0)
  })
  return prose
}

/** Returns a function from an index to its line. Call it with growing indexes, because it goes on counting from the last one. */
export function lineCounter(text: string) {
  let [line, last] = [1, 0]
  return (index: number) => {
    line += text.slice(last, index).split('\n').length - 1
    last = index
    return line
  }
}

/** Replaces each character by a blank, so that the characters behind it stay where they are. */
export function blank(text: string) {
  return text.replace(/[^\n]/g, ' ')
}

import type { Root } from 'mdast'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { Message } from '@/app/_check/finding'
import { attributeMistake, bracesMistake, OR_MD, unevenMistake, unknownMistake } from '@/app/_check/markup'
import formulas from '@/app/_markdown/formulas.mjs'
import { attributesOf, VOID } from '@/app/_markdown/harmless-html.mjs'

const markdown = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(formulas).freeze()
const mdx = markdown().use(remarkMdx).freeze()
/** The parser of MDX stops at the first mistake, so the text is parsed again without it. */
const MOST_ROUNDS = 20

/** What a text consists of. @returns also what keeps an `.mdx` file from being read; the tree then has an `x` in each such place. */
export function parseArticle(file: string, source: string): { tree: Root; messages: Message[] } {
  const messages: Message[] = []
  let text = source
  while (file.endsWith('.mdx') && messages.length < MOST_ROUNDS) {
    try {
      return { tree: mdx.parse(text), messages }
    } catch (error) {
      const { reason } = Object(error)
      const start = reason ? codeStart(reason, placeOf(error, text), text) : -1
      if (start < 0) throw error
      messages.push({ line: lineCounter(text)(start), text: readMistake(reason, text.slice(start)) })
      text = `${text.slice(0, start)}x${text.slice(start + 1)}`
    }
  }
  return { tree: markdown.parse(source), messages }
}

/** Of a tag without its other half, only the words of the error have the place: `(7:3-7:8)`. */
function placeOf(error: unknown, text: string): number {
  const { reason, place } = Object(error)
  const [, line, column] = /\((\d+):(\d+)/.exec(reason) ?? []
  if (!line) return Number((place?.start ?? place)?.offset)
  const lines = text.split('\n').slice(0, Number(line) - 1)
  return lines.join('\n').length + Number(column)
}

/** Where the code begins that the parser cannot read. */
function codeStart(reason: string, place: number, text: string) {
  if (isImport(reason)) return Math.max(...['import', 'export'].map((word) => text.lastIndexOf(word, place)))
  return /expression|brace|lazy/.test(reason) ? openBrace(text, place) : text.lastIndexOf('<', place)
}

/** The nearest brace before a place that has no end before it. */
function openBrace(text: string, place: number) {
  let depth = 0
  for (let index = place - 1; index >= 0; index--) {
    if (text[index - 1] === '\\') continue
    if (text[index] === '}') depth++
    if (text[index] === '{' && depth-- === 0) return index
  }
  return -1
}

/** The line of a place that is not before the last one asked for. A text may have thousands of such places. */
export function lineCounter(text: string) {
  let [line, last] = [1, 0]
  return (index: number) => {
    line += text.slice(last, index).split('\n').length - 1
    last = index
    return line
  }
}

function isImport(reason: string) {
  return reason.includes('import/exports')
}

function readMistake(reason: string, code: string) {
  const [found = ''] = code.slice(0, 40).split('\n')
  const [tag] = found.split(/(?<=>)/)
  const [, name] = /^<\/?([a-z][\w.-]*)(?=[\s/>]|$)/i.exec(found) ?? []
  if (isImport(reason))
    return `${found}: in .mdx, a paragraph that begins like this is code — begin it with another word, ${OR_MD}`
  if (found.startsWith('{')) return bracesMistake(found)
  if (found.startsWith('<!--')) return `<!--: in .mdx, a comment is {/* … */} — write that, ${OR_MD}`
  if (/link in MDX/.test(reason)) return `${tag}: in .mdx, an address stands alone — delete "<" and ">"`
  if (!name) return `${found}: in .mdx, "<" begins a component — write \\< for the sign itself, ${OR_MD}`
  if (!attributesOf(name)) return unknownMistake(name)
  if (!/ tag/.test(reason)) return attributeMistake(name, 'an attribute')
  if (!VOID.includes(name)) return unevenMistake(name)
  return `<${name}>: in .mdx, a tag without an end needs a slash — write <${name} />`
}

import type { Root } from 'mdast'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import type { Message } from '@/app/_check/finding'
import { componentMistake, lineCounter, OTHERWISE } from '@/app/_check/markup'
import formulas from '@/app/_markdown/formulas.mjs'
import { HARMLESS, HARMLESS_ATTRIBUTES, VOID } from '@/app/_markdown/harmless-html.mjs'

const markdown = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(formulas).freeze()
const mdx = markdown().use(remarkMdx).freeze()

export const CHANGE_ATTRIBUTES = ['of', 'before', 'after', 'unit']

/** Where code can begin in MDX: not behind `\`, and with a word only where a paragraph could begin. `](<` begins an address. */
const SIGN = /(?<!(?<!\\)(?:\\\\)*\\)(?:\{|(?<!\]\()<)|(?<=^|\n[ \t]*\n)(?:im|ex)port(?=[\s{*'"])/g
const ATTRIBUTES = `(?:\\s+(?:${[...HARMLESS_ATTRIBUTES, ...CHANGE_ATTRIBUTES].join('|')})=(?:"[^"{<]*"|'[^'{<]*'))*`
/** What can stand there, with both ends. */
const SOUND = new RegExp(
  [
    '\\{\\s*(?:/\\*(?:(?!\\*/|\\{/\\*).)*\\*/\\s*)?\\}',
    `<(?:${VOID.join('|')})${ATTRIBUTES}\\s*/>`,
    `</?(?:${HARMLESS.filter((name) => !VOID.includes(name)).join('|')})${ATTRIBUTES}\\s*>`,
    `<Change${ATTRIBUTES}\\s*/>`,
  ].join('|'),
  'sy',
)

/** What a text consists of. @returns also what keeps an `.mdx` file from being read; the tree then has an `x` in each such place. */
export function parseArticle(file: string, source: string): { tree: Root; messages: Message[] } {
  if (!file.endsWith('.mdx')) return { tree: markdown.parse(source), messages: [] }
  try {
    return { tree: mdx.parse(source), messages: [] }
  } catch {
    return parseUnsound(source)
  }
}

/** The parser stops at the first mistake. So every sign is taken out, put back where it is sound, and the others are told. */
function parseUnsound(source: string) {
  const text = mdx.parse(source.replace(SIGN, masked))
  const unsound = [...withoutCode(source, text).matchAll(SIGN)].filter(({ index }) => !isSound(source, index))
  const lineAt = lineCounter(source)
  const messages = unsound.map(({ index }) => signMessage(source.slice(index, index + 40), lineAt(index)))
  const places = new Set(unsound.map(({ index }) => index))
  const sound = source.replace(SIGN, (sign, index) => (places.has(index) ? masked(sign) : sign))
  try {
    return { tree: mdx.parse(sound), messages }
  } catch (error) {
    return { tree: text, messages: [...messages, unclosedMessage(error)] }
  }
}

/** As long as before, so that every place stays the same. */
function masked(sign: string) {
  return `x${sign.slice(1)}`
}

/** As long as before, with an `x` for each sign of code. */
function withoutCode(source: string, tree: Root) {
  let [text, end] = ['', 0]
  visit(tree, ['code', 'inlineCode', 'math', 'inlineMath', 'yaml'], ({ position }) => {
    const start = Number(position?.start.offset)
    text += source.slice(end, start)
    end = Number(position?.end.offset)
    text += 'x'.repeat(end - start)
  })
  return text + source.slice(end)
}

function isSound(source: string, index: number) {
  SOUND.lastIndex = index
  return SOUND.test(source)
}

function signMessage(source: string, line: number): Message {
  const [rest = ''] = source.split('\n')
  const [, slash, name] = /^<(\/?)([a-z][\w.-]*)(?=[\s/>]|$)/i.exec(rest) ?? []
  if (name && VOID.includes(name))
    return { line, text: `<${name}>: in .mdx, a tag without an end needs a slash — write <${name} />` }
  if (name && !slash && [...HARMLESS, 'Change'].includes(name))
    return { line, text: `${rest.replace(/>.*/, '>')}: ${componentMistake(name)}` }
  if (name) return { line, text: `<${name}>: ${componentMistake(name)}` }
  if (rest.startsWith('<!--'))
    return {
      line,
      text: '<!--: in .mdx, a comment is {/* … */} — write that, or let the file name end in .md',
    }
  if (/^<(https?:|mailto:|[^\s@>]+@)[^\s>]*>/.test(rest))
    return {
      line,
      text: `${rest.replace(/>.*/, '>')}: in .mdx, an address stands alone — delete "<" and ">"`,
    }
  if (rest.startsWith('<'))
    return { line, text: `${rest}: in .mdx, "<" begins a component — ${OTHERWISE('<')}` }
  if (rest.startsWith('{')) return { line, text: `${rest}: in .mdx, braces hold code — ${OTHERWISE('{')}` }
  return {
    line,
    text: `${rest}: in .mdx, a paragraph that begins like this is code — begin it with another word, or let the file name end in .md`,
  }
}

/** What is left is a tag without its other half. */
function unclosedMessage(error: unknown): Message {
  const { reason = '', line } = Object(error)
  const name = /<\/?(\w+)/.exec(String(reason))?.[1] ?? 'kbd'
  return {
    line,
    text: `<${name}>: wanted its beginning and its end in the same paragraph, for example <${name}>…</${name}>`,
  }
}

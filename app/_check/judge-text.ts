import GithubSlugger from 'github-slugger'
import type { Heading, Image, Nodes, Parents } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import temml from 'temml'
import { visit } from 'unist-util-visit'
import { factMistakes } from '@/app/_check/fact-mistakes'
import { type Message, show } from '@/app/_check/finding'
import { componentMistake, foreignSigns, htmlMistakes, OTHERWISE } from '@/app/_check/markup'
import { CHANGE_ATTRIBUTES, parseArticle } from '@/app/_check/parse-article'
import { HARMLESS_ATTRIBUTES } from '@/app/_markdown/harmless-html.mjs'
import { excessIn } from '@/app/_markdown/limits.mjs'
import { keepByFile } from '@/components/content/keep-by-file'

/**
 * The mistakes of a text by itself, the names that links to it can have behind `#`, and the addresses to which it refers:
 * what is there may change while the text stays the same. This file imports no content, so that an edit of that judges no
 * text again.
 */
export const judgeText = keepByFile((source, file) => {
  try {
    const excess = excessIn(source)
    return excess ? judgement([excess]) : judge(source, file)
  } catch (error) {
    const text = `it cannot be read: ${Object(error).message} — wanted fewer quotations, lists and tags within one another`
    return judgement([{ text }])
  }
})

function judgement(messages: Message[]) {
  return { messages, anchors: new Set<string>(), addresses: [] as Address[] } // filled by `judge`
}

type Address = { type: 'image' | 'link'; url: string; line?: number }

function judge(source: string, file: string) {
  const { tree, messages: found } = parseArticle(file, source)
  const slugger = new GithubSlugger()
  const { anchors, addresses } = judgement([])
  let depth = 1
  visit(tree, (node, _, parent) => {
    const line = node.position?.start.line
    if ('children' in node) found.push(...htmlMistakes(node))
    if (node.type === 'text') found.push(...foreignSigns(node, source))
    const text = mistakeOf(node, parent as Parents | undefined, depth)
    if (text) found.push({ line, text })
    if (node.type === 'link' || node.type === 'definition')
      addresses.push({ type: 'link', url: node.url, line })
    if (node.type === 'image' && !text) addresses.push({ type: 'image', url: node.url, line })
    if (node.type === 'heading') {
      depth = node.depth
      anchors.add(slugger.slug(plainText(node)))
    }
  })
  return { messages: [...factMistakes(source), ...found.sort(byLine)], anchors, addresses }
}

export function byLine(one: Message, other: Message) {
  return Number(one.line) - Number(other.line)
}

/** What is wrong with a part of a text, if anything. @param depth of the heading before it. */
function mistakeOf(node: Nodes, parent: Parents | undefined, depth: number) {
  switch (node.type) {
    case 'heading':
      return named('heading', plainText(node), headingMistake(node, depth))
    case 'image':
      return named('picture', node.url, imageMistake(node, parent))
    case 'imageReference':
      return named(
        'picture',
        node.alt,
        'wanted its address in the text, for example ![What it shows](/shots/board.png)',
      )
    case 'math':
    case 'inlineMath':
      return named('formula', node.value, formulaMistake(node.value))
    case 'mdxjsEsm':
      return `${show(node.value)}: wanted no import or export, because a text brings no script`
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      if (/^\s*(\/\*.*\*\/\s*)?$/s.test(node.value)) return undefined
      return `{${node.value}}: in .mdx, braces hold code — ${OTHERWISE('{')}`
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return elementMistake(node.name ?? '', node.attributes)
  }
}

export function named(part: string, value: unknown, mistake?: string) {
  return mistake && `${part} ${show(value)}: ${mistake}`
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
  const isAlone =
    parent?.type === 'paragraph' &&
    parent.children.every((part) => part.type === 'image' || part.type === 'break' || !plainText(part).trim())
  if (!isAlone) return 'wanted a paragraph of its own, with an empty line before and after it'
  if (!alt?.trim())
    return `it has no text — wanted what it shows, for example ![The board with three lists](${url})`
}

function formulaMistake(formula: string) {
  try {
    temml.renderToString(formula, { throwOnError: true })
  } catch (error) {
    return `it cannot be read: ${Object(error).message}`.replace(/\s+/g, ' ')
  }
}

type Attributes = Extract<Nodes, { type: 'mdxJsxTextElement' }>['attributes']

function elementMistake(name: string, attributes: Attributes) {
  if (componentMistake(name).startsWith('there is no')) return `<${name}>: ${componentMistake(name)}`
  const values = Object.fromEntries(
    attributes.map((one) => (one.type === 'mdxJsxAttribute' ? [one.name, one.value] : ['{…}', null])),
  )
  const names = name === 'Change' ? CHANGE_ATTRIBUTES : HARMLESS_ATTRIBUTES
  const strange = Object.keys(values).find((key) => !names.includes(key) || typeof values[key] !== 'string')
  if (strange) return `<${name}>, ${strange}: wanted none but ${names.map((key) => `${key}="…"`).join(', ')}`
  const isWhole = [values.before, values.after].every((figure) => Number(figure) > 0) && values.of
  if (name === 'Change' && !isWhole) return `<Change>: ${componentMistake(name)}`
}

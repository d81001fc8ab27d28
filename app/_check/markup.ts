import type { Html, Nodes } from 'mdast'
import { show } from '@/app/_check/finding'
import { attributesOf, HARMLESS } from '@/app/_markdown/harmless-html.mjs'
import { strangeAttribute } from '@/app/_markdown/safe-text.mjs'

type Element = Extract<Nodes, { type: 'mdxJsxTextElement' | 'mdxJsxFlowElement' }>

/** What says the same as an element of HTML, by its names. */
const IN_MARKDOWN: [names: string, advice: string][] = [
  ['a', 'write [text](https://…); a heading has a name by itself'],
  ['img picture', 'write ![What it shows](/shots/board.png)'],
  ['video source', 'write ![What it shows](/shots/board.webm)'],
  ['h1 h2 h3 h4 h5 h6', 'write ## and a space in front of the text'],
  ['ul ol li', 'write - or 1. in front of each line'],
  ['table thead tbody tr th td', 'write a table of Markdown, with | between the cells'],
  ['pre', 'write ``` above and below the code'],
  ['hr', 'write --- with an empty line above and below it'],
  ['blockquote', 'write > in front of each line'],
  ['script style link meta', 'delete it, because a text brings no script and no style'],
  ['iframe embed object audio', 'write a link to it'],
  ['details summary', 'write a heading, because nothing folds here'],
]
const DELETE = 'delete the tag; put its text on lines of its own, with an empty line above and below'

/** The way out of MDX. */
export const OR_MD = 'or let the file name end in .md'

/** Of code, which no page gets. @param node that `takeOutCode` has taken out. */
export function codeMistake(node: Nodes) {
  if (node.type === 'mdxjsEsm')
    return `${show(node.value)}: wanted no import or export, because a text brings no script`
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
    return bracesMistake(`{${node.value}}`)
  const { name, attributes } = node as Element
  if (!name || !attributesOf(name)) return unknownMistake(name ?? '')
  const strange = strangeAttribute({ name, attributes })
  return attributeMistake(name, strange?.type === 'mdxJsxAttribute' ? strange.name : '{…}')
}

export function attributeMistake(name: string, strange: string) {
  const known = attributesOf(name)?.map((key) => `${key}="…"`)
  return `<${name}>, ${strange}: wanted none but ${known?.join(', ')}`
}

export function bracesMistake(code: string) {
  return `${code}: in .mdx, braces hold code — write \\{ for the sign itself, ${OR_MD}`
}

export function unknownMistake(name: string) {
  const advice = adviceFor(name)
  return `<${name}>: there is no such component — wanted one of ${['Change', ...HARMLESS].join(', ')}, or \\< for the sign itself${advice ? `; ${advice}` : ''}`
}

export function unevenMistake(name: string) {
  return `<${name}>: wanted its beginning and its end in the same paragraph, for example <${name}>…</${name}>`
}

/** Of a figure that has its known attributes alone. */
export function changeMistake({ attributes }: Element) {
  const { of, before, after } = Object.fromEntries(attributes.map((one) => Object.values(one).slice(1)))
  if (of && Number(before) > 0 && Number(after) > 0) return undefined
  return '<Change>: wanted <Change of="Time to the first paint" before="2400" after="180" unit="ms" />'
}

/** Of HTML in a `.md` file that would not show. */
export function htmlMistake({ value }: Html) {
  const name = /^<\/?([a-z][\w-]*)/i.exec(value)?.[1]?.toLowerCase()
  if (!name)
    return `HTML ${show(value.trim())}: it would not show — delete it, or write \\< for the sign itself`
  if (HARMLESS.includes(name)) return `HTML ${unevenMistake(name)}`
  return `HTML <${name}>: it would not show — ${adviceFor(name) ?? DELETE}`
}

function adviceFor(name: string) {
  return IN_MARKDOWN.find(([names]) => names.split(' ').includes(name.toLowerCase()))?.[1]
}

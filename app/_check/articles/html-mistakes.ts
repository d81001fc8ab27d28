import type { Data, Html } from 'mdast'
import { show } from '@/app/_check/printable'
import { attributesOf, HARMLESS } from '@/app/_markdown/harmless-html.mjs'

/** Says how to write elements of HTML in Markdown. */
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

/** Of a node that `harmlessHtml` has made. No other one has a name. */
type Element = Data & { unknownAttribute?: string }

export function elementMistake({ hName, hProperties = {}, unknownAttribute }: Element = {}) {
  if (!hName) return undefined
  const known = attributesOf(hName).map((key) => `${key}="…"`)
  if (unknownAttribute) return `<${hName}>, ${unknownAttribute}: wanted none but ${known.join(', ')}`
  if (hName !== 'Change') return undefined
  if (hProperties.of && Number(hProperties.before) > 0 && Number(hProperties.after) > 0) return undefined
  return '<Change>: wanted <Change of="Time to the first paint" before="2400" after="180" unit="ms" />'
}

export function htmlMistake({ value }: Html) {
  const [, tag = ''] = /^<\/?([a-z][\w.-]*)/i.exec(value) ?? []
  const name = tag.toLowerCase()
  if (!name)
    return `HTML ${show(value.trim())}: it would not show — delete it, or write \\< for the character itself`
  if (HARMLESS.includes(name))
    return `HTML <${name}>: wanted its beginning and its end in the same paragraph, for example <${name}>…</${name}>`
  if (/^[A-Z]/.test(tag))
    return `<${tag}>: there is no such component — wanted one of ${['Change', ...HARMLESS].join(', ')}, or \\< for the character itself`
  const advice = IN_MARKDOWN.find(([names]) => names.split(' ').includes(name))?.[1]
  return `HTML <${name}>: it would not show — ${advice ?? DELETE}`
}

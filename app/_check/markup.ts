import type { Html, Parent } from 'mdast'
import { show } from '@/app/_check/finding'
import { attributesOf, HARMLESS } from '@/app/_markdown/harmless-html.mjs'

/** An element that `harmlessHtml` has made. */
interface HarmlessHtml extends Parent {
  type: 'harmlessHtml'
  data: { hName: string; hProperties: Record<string, string>; strange?: string }
}

declare module 'mdast' {
  interface RootContentMap {
    harmlessHtml: HarmlessHtml
  }
}

/** The Markdown that says the same as an element of HTML, by its names. */
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

export function elementMistake({ data: { hName, hProperties, strange } }: HarmlessHtml) {
  const known = attributesOf(hName).map((key) => `${key}="…"`)
  if (strange) return `<${hName}>, ${strange}: wanted none but ${known.join(', ')}`
  if (hName !== 'Change') return undefined
  if (hProperties.of && Number(hProperties.before) > 0 && Number(hProperties.after) > 0) return undefined
  return '<Change>: wanted <Change of="Time to the first paint" before="2400" after="180" unit="ms" />'
}

/** Says why HTML would not show, and what to write. */
export function htmlMistake({ value }: Html) {
  const [, tag = ''] = /^<\/?([a-z][\w.-]*)/i.exec(value) ?? []
  const name = tag.toLowerCase()
  if (!name)
    return `HTML ${show(value.trim())}: it would not show — delete it, or write \\< for the sign itself`
  if (HARMLESS.includes(name))
    return `HTML <${name}>: wanted its beginning and its end in the same paragraph, for example <${name}>…</${name}>`
  if (/^[A-Z]/.test(tag))
    return `<${tag}>: there is no such component — wanted one of ${['Change', ...HARMLESS].join(', ')}, or \\< for the sign itself`
  const advice = IN_MARKDOWN.find(([names]) => names.split(' ').includes(name))?.[1]
  return `HTML <${name}>: it would not show — ${advice ?? DELETE}`
}

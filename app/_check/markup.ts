import type { Html, Parents, Text } from 'mdast'
import type { Message } from '@/app/_check/finding'
import { show } from '@/app/_check/finding'
import { HARMLESS, HARMLESS_ATTRIBUTES, LINES, partsOf, VOID } from '@/app/_markdown/harmless-html.mjs'

/** The way out for a sign that begins code. */
export const OTHERWISE = (sign: string) =>
  `write \\${sign} for the sign itself, or let the file name end in .md`

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

/**
 * Signs of other programs, which would show as they are. None may look beyond the beginning of the next such sign: with
 * 50,000 of them in a line, that takes minutes.
 */
const SIGNS: [sign: RegExp, advice: string][] = [
  [/\$\$|\\begin\{\w+/i, 'a formula of LaTeX; write $…$ around it, or $$ on a line above and below it'],
  [/\{%[^{}\n]*%\}/, 'a tag of Liquid or Hugo; delete it'],
  [/\{\{[^{}\n]*\}\}/, 'a place for a value, of Liquid or Hugo; delete it, or write the value'],
  [/\{:[^{}\n]*\}/, 'attributes of kramdown; delete them'],
  [/\{[#.][\w-][^{}]*\}|\{\w+=[^{}]*\}/, 'attributes of Pandoc; delete them'],
  // Before a link, because it looks like one.
  [
    /^\[{1,2}toc\]{1,2}/im,
    'a table of contents of another program; delete it, because four headings make one',
  ],
  [/!?\[\[[^[\]]+\]\]/, 'a link of a wiki; write [text](/notes/first-note)'],
  [/^:::.*$/m, 'a box of another program; write a paragraph or a quotation, with > in front'],
  [/^!!! .*$/m, 'a box of MkDocs; write a paragraph or a quotation, with > in front'],
  [/^\[!\w+\][+-]?/m, 'an alert of GitHub or Obsidian; write a quotation without it, such as > **Note:** …'],
  [/(?<![\w:/]):[a-z][a-z\d_+-]*:(?![\w:/])/, 'a code for an emoji; write the emoji itself'],
  [/(?<!\S)==[^=\s][^=]*==(?!\w)/, 'a highlight of another program; write <mark>…</mark>'],
  [/!?\[[^[\]]*\]\([^()\s<]+[^\S\n][^()"'\n]*\)/, 'an address with a space; write %20 for the space'],
  [/\[\^[^[\]\s]+\]/, 'a footnote without its text; write a line such as [^1]: the text'],
  [/\[[^[\]^][^[\]]*\]\[[^[\]]*\]/, 'a link without its address; write [text](https://…)'],
]
const FOREIGN = SIGNS.map(([{ source, flags }, advice]) => {
  return { pattern: new RegExp(`(?<!\\\\)(?:${source})`, `${flags}g`), advice }
})

/** @param name of an element in `.mdx` that is not known, or is not written as it should be. */
export function componentMistake(name: string) {
  if (name === 'Change')
    return 'wanted <Change of="Time to the first paint" before="2400" after="180" unit="ms" />'
  if (HARMLESS.includes(name)) return attributeMistake
  const known = ['Change', ...HARMLESS].join(', ')
  const advice = adviceFor(name)
  return `there is no such component — wanted one of ${known}, or \\< for the sign itself${advice ? `; ${advice}` : ''}`
}

const attributeMistake = `wanted none but ${HARMLESS_ATTRIBUTES.map((name) => `${name}="…"`).join(', ')}`

function adviceFor(name: string) {
  return IN_MARKDOWN.find(([names]) => names.split(' ').includes(name.toLowerCase()))?.[1]
}

const TAG = /<(\/?)([a-z][\w-]*)([^>]*?)\/?(?:>|$)/gi
const ATTRIBUTES = new RegExp(`\\s+(?:${HARMLESS_ATTRIBUTES.join('|')})="[^"]*"`, 'gi')

/** What would not show of the HTML that is directly in a part of a `.md` file. */
export function htmlMistakes({ type, children }: Parents): Message[] {
  if (children.every((part) => part.type !== 'html')) return []
  const names = LINES.includes(type) ? unevenNames(children) : undefined
  return children.flatMap((part) =>
    part.type === 'html' ? tagMistakes(part, names ?? unevenNames(partsOf(part.value))) : [],
  )
}

function tagMistakes({ value: html, position }: Html, uneven: Set<string>): Message[] {
  const value = html.replace(/<!--.*?(?:-->|$)/gs, (comment) =>
    comment.endsWith('-->') ? comment.replace(/[^\n]/g, ' ') : comment,
  )
  if (!value.trim()) return []
  const lineAt = lineCounter(value, position?.start.line)
  const tags = [...value.matchAll(TAG)]
  if (tags.length === 0)
    return [
      {
        line: lineAt(0),
        text: `HTML ${show(value.trim())}: it would not show — delete it, or write \\< for the sign itself`,
      },
    ]
  return tags.flatMap(({ 2: tag = '', 3: attributes = '', index }) => {
    const name = tag.toLowerCase()
    const line = lineAt(index)
    if (!HARMLESS.includes(name))
      return { line, text: `HTML <${name}>: it would not show — ${adviceFor(name) ?? DELETE}` }
    if (attributes.replace(ATTRIBUTES, '').trim())
      return { line, text: `HTML <${name}${attributes}>: ${attributeMistake}` }
    return uneven.has(name) && !VOID.includes(name)
      ? {
          line,
          text: `HTML <${name}>: wanted its beginning and its end in the same paragraph, for example <${name}>…</${name}>`,
        }
      : []
  })
}

/** The names of the elements of which some have no beginning or no end. */
function unevenNames(parts: { type: string; value?: string }[]) {
  const open = new Map<string, number>()
  for (const { type, value = '' } of parts) {
    const [, slash, tag] = (type === 'html' && /^<(\/?)([a-z][\w-]*)/.exec(value.toLowerCase())) || []
    if (tag) open.set(tag, (open.get(tag) ?? 0) + (slash ? -1 : 1))
  }
  return new Set([...open.keys()].filter((name) => open.get(name) !== 0))
}

/** The line of a place that is not before the last one asked for. A text may have thousands of such places. */
export function lineCounter(text: string, line = 1) {
  let last = 0
  return (index: number) => {
    line += text.slice(last, index).split('\n').length - 1
    last = index
    return line
  }
}

/** @param source of the whole file. */
export function foreignSigns({ position }: Text, source: string): Message[] {
  let text = source.slice(position?.start.offset, position?.end.offset)
  return FOREIGN.flatMap(({ pattern, advice }) => {
    const index = text.search(pattern)
    if (index < 0) return []
    const [found] = text.match(pattern) ?? []
    text = text.replace(pattern, (told) => told.replace(/[^\n]/g, ' '))
    const line = lineCounter(text, position?.start.line)(index)
    return { line, text: `${show(found)}: it would show as it is — ${advice}, or put it into code` }
  })
}

import type { ZodType } from 'zod'
import type { LineFinding } from '@/app/_check/finding'
import { show } from '@/app/_check/printable'
import { dayOf, type Field, LONGEST_FRONT_MATTER, parseMarkdown } from '@/components/content/front-matter'
import { articleSchema, pageSchema } from '@/content/schema/article'
import { wantedBy } from '@/content/schema/field-types'

/** The fields of an article, by their names. */
type Fields = Record<string, ZodType>

const DRAFT = 'write draft: true'
const PUBLISHED = 'a text without draft: true is published; delete this line'
const ADDRESS =
  'the file name is the address; if there was another one, write aliases: ["/blog/2019/03/old-name/"] instead, otherwise delete this line'
/** What to do about fields of other site makers. Their names are in small letters without `-` and `_`, here and below. */
const REMEDIES: [field: RegExp, remedy: string][] = [
  [/^(publish(ed)?|public|visible): (false|no|0)$/i, DRAFT],
  [/^(status|state|visibility): (draft|private|hidden|unpublished)$/i, DRAFT],
  [/^(hidden|private|unlisted|unpublished|wip): (true|yes|1)$/i, DRAFT],
  [/^(publish(ed)?|public|visible|status|state|visibility): (true|yes|1|public|publish(ed)?)$/i, PUBLISHED],
  [/^(slug|permalink|url): /, ADDRESS],
]
/** Maps fields of other site makers to ours. */
const OTHER_NAMES: [field: RegExp, ours: string][] = [
  [/^(alias|redirectfrom): /, 'aliases'],
  [/^(heading|headline|name|posttitle|(seo|meta|og)title): /, 'title'],
  [/^(pub|publish|published|posted?|created?|creation|start)?(date|datetime|time|on|at|day): /, 'date'],
  [/^(published|created|date(published|posted|created|added)): /, 'date'],
  [/^(last|date)?(updated?|mod|modified|revised|edited)(date|datetime|time|on|at|day)?: /, 'updated'],
  [/^(tag|keywords?|categor(y|ies)|topics?|labels?): /, 'tags'],
  [/^(seo|meta|og)?(description|desc|excerpt|abstract|subtitle|tagline|lead|intro|spoiler): /, 'summary'],
  [/^(teaser|deck|blurb): /, 'summary'],
]

/** Finds the mistakes in the front matter. @param source of a story, a note or a page. */
export function frontMatterMistakes(source: string, file: string): LineFinding[] {
  const ours: Fields = (file.includes('/pages/') ? pageSchema : articleSchema).shape
  const { frontMatter, fields } = parseMarkdown(source)
  if (frontMatter === undefined) return [missingFrontMatter(source, ours)]
  const { length } = frontMatter
  if (length > LONGEST_FRONT_MATTER)
    return [{ line: 1, text: `the facts have ${length} characters — wanted at most ${LONGEST_FRONT_MATTER}` }]
  const known = new Set(fields.flatMap(namesOf))
  const found = fields.flatMap((field) => syntaxMistake(field) ?? valueMistakes(field, fields, known, ours))
  // Nothing else needs a remedy before the owner publishes the text.
  const drafts = found.filter(({ text }) => text.endsWith(DRAFT))
  if (drafts.length > 0) return drafts
  const missing = Object.entries(ours).flatMap(([name, field]) => {
    const wanted = !known.has(name) && wantedBy(field)
    return wanted ? { line: 1, text: `${name}: missing — ${wanted}` } : []
  })
  return [...found, ...missing]
}

/** Includes the name in a line that cannot be read, because another finding says what is wrong with that. */
function namesOf({ source, values }: Field) {
  return values ? Object.keys(values) : (/^\s*["']?([\w-]+)/.exec(source)?.[1] ?? [])
}

/** Says why fields that are there are not read. */
function missingFrontMatter(source: string, ours: Fields): LineFinding {
  const names = ours.date ? 'title, date and summary' : 'title and summary'
  const example = `a line ---, then ${names}, each on a line, then ---`
  const wanted = (text: string) => ({ line: 1, text: `${text}: ${example}` })
  if (/^\s*\+\+\+/.test(source)) return wanted('facts between +++ are TOML — wanted YAML')
  const start = source.search(/^---\w*[ \t]*\n\s*["\w-]+\s*:/m)
  const before = source.slice(0, Math.max(start, 0))
  const rest = before.replace(/<!--.*?(?:-->|$)|\{\/\*.*?(?:\*\/\}|$)/gs, '')
  if (start < 0 || /^[^\S\n]*[^\s#%/]/m.test(rest)) return wanted('wanted the facts first')
  const line = before.split('\n').length
  if (before)
    return { line, text: 'the facts begin here — delete everything above them, because line 1 has to be ---' }
  return { line, text: 'the facts have no end — wanted a line --- below them, with nothing in front of it' }
}

/** Reports a field that YAML cannot read, or does not read as it looks. */
function syntaxMistake({ line, source, values }: Field): LineFinding | undefined {
  const [first = '', next] = source.split('\n')
  const [, name, value = ''] = /^\s*["']?([\w-]+)["']?\s*:(?:\s+(.*))?$/.exec(first) ?? []
  const indented = (text: string, line: number) => {
    return { line, text: `${show(text)} — a space or a tab is in front of it; delete that` }
  }
  if (!values && /^\s/.test(first)) return indented(first, line)
  if (next && /^\s+["\w-]+:(\s|$)/.test(next) && (value || !values)) return indented(next, line + 1)
  // YAML reads a text of several lines, a list and a quoted text as they look.
  if (values && (!name || next !== undefined || /^["'[{]/.test(value))) return undefined
  const example = 'wanted a name, a colon, a space and a text, for example title: A note'
  if (!name) return { line, text: `${show(first)} — ${example}` }
  const read = Object(values)[name] ?? ''
  if (values && (read === value.replace(/\s+/g, ' ') || name === 'date')) return undefined
  const quoted = JSON.stringify(value.replace(/^["']|["'],?$/g, ''))
  const cause = values ? `YAML reads ${show(read)}` : 'YAML cannot read this'
  return { line, text: `${name}: ${show(value)} — ${cause}; write ${name}: ${quoted}` }
}

/** Reports values that are not allowed. @param known fields of ours that are there or meant. */
function valueMistakes(field: Field, fields: Field[], known: Set<string>, ours: Fields): LineFinding[] {
  const { line, values = {} } = field
  return Object.entries(values).flatMap(([name, value]) => {
    const first = fields.find((one) => one.values && Object.hasOwn(one.values, name))
    if (first && first !== field)
      return { line, text: `${name}: it is in line ${first.line} already — delete one of them` }
    const schema = Object.hasOwn(ours, name) ? ours[name] : undefined
    const wanted = schema ? wantedBy(schema, dayOf(value)) : remedyFor(name, value, known, ours)
    return wanted ? { line, text: `${name}: ${show(value)} — ${wanted}` } : []
  })
}

/** Says what to do about a field that is none of ours. */
function remedyFor(name: string, value: unknown, known: Set<string>, ours: Fields) {
  const unknown = `there is no such field; the fields are ${Object.keys(ours).join(', ')}; rename it, or delete this line`
  const joined = name.toLowerCase().replace(/[-_]/g, '')
  const line = `${joined}: ${value}`
  const [, remedy] = REMEDIES.find(([field]) => field.test(line)) ?? []
  if (remedy) return remedy
  const [, other = ''] = OTHER_NAMES.find(([field]) => field.test(line)) ?? []
  const meant = Object.hasOwn(ours, joined) ? joined : other
  const field = ours[meant]
  if (!field || known.has(meant) || !value) return unknown
  known.add(meant)
  const wanted = wantedBy(field, dayOf(value))
  return `here, it is called ${meant}${wanted ? `; ${wanted}` : ''}`
}

import { DRAFT, type Fields, foreignRemedy } from '@/app/_check/articles/foreign-fields'
import type { LineFinding } from '@/app/_check/finding'
import { show } from '@/app/_check/printable'
import { dayOf, type Field, LONGEST_FRONT_MATTER, parseMarkdown } from '@/components/content/front-matter'
import { wantedBy } from '@/content/schema/field-types'

/** The name of a field, and its value, if that is on the same line. */
const FIRST_LINE = /^\s*["']?([\w-]+)["']?\s*:(?:\s+(.*))?$/

/** Finds the mistakes in the front matter. @param ours the fields that the text may have. */
export function frontMatterMistakes(source: string, ours: Fields): LineFinding[] {
  const { frontMatter, fields } = parseMarkdown(source)
  if (frontMatter === undefined) return [missingFrontMatter(source, ours)]
  const { length } = frontMatter
  if (length > LONGEST_FRONT_MATTER)
    return [{ line: 1, text: `the facts have ${length} characters — wanted at most ${LONGEST_FRONT_MATTER}` }]
  const known = new Set(fields.flatMap(namesOf))
  const found = fields.flatMap<LineFinding & { isDraft?: boolean }>(
    (field) => indentMistake(field) ?? readingMistake(field) ?? valueMistakes(field, fields, known, ours),
  )
  // Nothing else needs a remedy before the owner publishes the text.
  const drafts = found.filter(({ isDraft }) => isDraft)
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

/** Reports a line with a space in front of it, which is no field, but a part of the line above it. */
function indentMistake({ line, source, values }: Field): LineFinding | undefined {
  const [first = '', next = ''] = source.split('\n')
  const isFirst = !values && /^\s/.test(first)
  // Below a name alone, such a line is its value.
  const isInvalid = !values || FIRST_LINE.exec(first)?.[2]
  if (!isFirst && !(isInvalid && /^\s+["\w-]+:(\s|$)/.test(next))) return undefined
  const text = `${show(isFirst ? first : next)} — a space or a tab is in front of it; delete that`
  return { line: isFirst ? line : line + 1, text }
}

/** Reports a field that YAML cannot read, or does not read as it looks. */
function readingMistake({ line, source, values }: Field): LineFinding | undefined {
  const [first = '', next] = source.split('\n')
  const [, name, value = ''] = FIRST_LINE.exec(first) ?? []
  const example = 'wanted a name, a colon, a space and a text, for example title: A note'
  if (!name) return values ? undefined : { line, text: `${show(first)} — ${example}` }
  const read = values?.[name] ?? ''
  const looksSo = read === value.replace(/\s+/g, ' ')
  // YAML reads a text of several lines, a list and a quoted text as they look. Another rule is about days.
  if (values && (looksSo || next !== undefined || /^["'[{]/.test(value) || name === 'date')) return undefined
  // Quotes around the whole value are a try to quote it, even without an end. Others belong to the text.
  const quoted = JSON.stringify(value.replace(/^(["'])(?![^"']*\1\s)(.*?)\1?,?$/, '$2'))
  const cause = values ? `YAML reads ${show(read)}` : 'YAML cannot read this'
  const other = values && value.includes(' #') ? ', or delete the comment' : ''
  return { line, text: `${name}: ${show(value)} — ${cause}; write ${name}: ${quoted}${other}` }
}

/** Reports values that are not allowed. @param known fields of ours that are there or meant. */
function valueMistakes(field: Field, fields: Field[], known: Set<string>, ours: Fields) {
  const { line, values = {} } = field
  return Object.entries(values).flatMap(([name, value]) => {
    const first = fields.find((one) => one.values && Object.hasOwn(one.values, name))
    if (first && first !== field)
      return { line, text: `${name}: it is in line ${first.line} already — delete one of them` }
    const schema = Object.hasOwn(ours, name) ? ours[name] : undefined
    const remedy = schema ? wantedBy(schema, dayOf(value)) : foreignRemedy(name, value, known, ours)
    return remedy ? { line, text: `${name}: ${show(value)} — ${remedy}`, isDraft: remedy === DRAFT } : []
  })
}

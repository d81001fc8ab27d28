import { parse as parseToml } from 'smol-toml'
import { parseDocument } from 'yaml'
import type { FrontMatter } from '@/content/schema/article'
import { isDate, isFuture } from '@/content/schema/days'

/** In characters. YAML takes minutes for 100,000. */
const LONGEST_FRONT_MATTER = 10_000

/** Blank lines and comments may stand above the facts. */
const ABOVE = /^(?:\s|<!--(?:(?!-->).)*-->)*/s
// Eleventy has `---json`, and JSON is YAML.
// Without the flag `m`, because a line would then end at U+2028, where the parser of Markdown ends none.
const YAML = /^---(?:ya?ml|json)?[ \t]*\n(.*?)(?<=\n)(?:---|\.\.\.)[ \t]*(?:\n|$)/s
const TOML = /^\+\+\+[ \t]*\n(.*?)(?<=\n)\+\+\+[ \t]*(?:\n|$)/s

const OURS: Record<keyof FrontMatter, true> = {
  ...{ title: true, date: true, summary: true, updated: true, draft: true, tags: true, aliases: true },
  ...{ problem: true, role: true, team: true, duration: true, outcome: true, name: true, place: true },
  ...{ projects: true, skills: true, without: true, decisions: true },
}
/** Maps names that other site makers have for our facts. Here and below, a name has no capitals, `-` or `_`, and no `seo`, `meta` or `og` in front. */
const OTHER_NAMES: [name: RegExp, ours: keyof FrontMatter][] = [
  [/^(alias|redirectfrom)$/, 'aliases'],
  [/^(heading|headline|name|posttitle)$/, 'title'],
  [/^(pub|publish|published|posted?|created?|creation|start)?(date|datetime|time|on|at|day)$/, 'date'],
  [/^(published|created|date(published|posted|created|added))$/, 'date'],
  [/^(last|date)?(updated?|mod|modified|revised|edited)(date|datetime|time|on|at|day)?$/, 'updated'],
  [/^(tag|keywords?|categor(y|ies)|topics?|labels?)$/, 'tags'],
  [/^(description|desc|excerpt|abstract|subtitle|tagline|lead|intro|spoiler|teaser|deck|blurb)$/, 'summary'],
]

const NO = /^(?:false|no?|off|0|null|~|never)?$/i
const isYes = (value: string) => !NO.test(value)
const UNREADY =
  /draft|private|hidden|unpublish|unlist|schedul|pending|future|trash|protect|password|member|paid|noindex/i
const isPast = (day: string) => isDate(day) && !isFuture(day)
/** Finds facts that keep a text from readers elsewhere, by their names and values. */
const HIDING: [name: RegExp, hides: (value: string) => boolean][] = [
  [/^(is)?(draft|hidden|private|unlisted|unpublished|protected|secret)$/, isYes],
  [/^(hide|wip|noindex|eleventyexcludefromcollections)$/, isYes],
  [/^(is)?(publish(ed)?|public|visible|listed|dgpublish)$|^build\.(list|render)$/, (value) => NO.test(value)],
  [/^(post|page)?(status|state|visibility|access)$|^robots$/, (value) => UNREADY.test(value)],
  [/^pass(word|wd|phrase)/, Boolean],
  [/^(publish|publication|schedul\w*)(date|datetime|time|on|at|for)?$/, (value) => isFuture(dayOf(value))],
  [/^(expir\w*|unpublish)(date|datetime|time|on|at)?$/, (value) => isPast(dayOf(value))],
]

/** Divides a file into the facts at its beginning, by our names, and the text below. @param source with LF alone. */
export function readFacts(source: string) {
  const [above = ''] = ABOVE.exec(source) ?? []
  const rest = source.slice(above.length)
  const isToml = rest.startsWith('+++')
  const [block = '', written] = (isToml ? TOML : YAML).exec(rest) ?? []
  const first = above.split('\n').length
  const isCut = written === undefined && /^(?:---\w*|\+\+\+)[ \t]*\n\s*["\w-]+["']?\s*[:=]/.test(rest)
  const { values = {}, mistake } = isCut
    ? mistakeAt(first, `the facts have no end: wanted a line ${rest.slice(0, 3)} below them`)
    : valuesIn(written ?? '', isToml, first)
  const isHiding = ([name, value]: [string, unknown]) =>
    HIDING.some(([pattern, hides]) => pattern.test(joinedName(name)) && hides(String(value)))
  const [hidingFact] = Object.entries(values).flatMap(flattened).find(isHiding) ?? []
  return {
    ...namedFacts(values),
    hidingFact,
    mistake,
    /** Starts with empty lines in place of the facts, so that each line keeps its number. */
    text: (above + block).replace(/[^\n]/g, '') + rest.slice(block.length),
    /** @param name that the file has for the fact. */
    lineOf(name: string) {
      const nameIn = (line: string) => /^\s*["']?([\w.-]+)/.exec(line)?.[1] ?? ''
      const names = (above + block).split('\n').map((line) => joinedName(nameIn(line)))
      return names.indexOf(joinedName(name)) + 1 || first
    },
  }
}

/** Gives the facts our names. What a file calls as we do counts more than another name for the same. */
function namedFacts(written: Record<string, unknown>) {
  const values: Record<string, unknown> = {}
  const writtenAs: NodeJS.Dict<string> = {}
  const unknown: string[] = []
  const isOurs = (name: string) => Object.hasOwn(OURS, name)
  const names = Object.keys(written).sort((one, other) => Number(isOurs(other)) - Number(isOurs(one)))
  for (const name of names) {
    const joined = isOurs(name) ? name : joinedName(name)
    const [, other] = OTHER_NAMES.find(([pattern]) => pattern.test(joined)) ?? []
    const ours = isOurs(joined) ? joined : other
    // A fact such as `published: true` says no day.
    const isSaid =
      ours === 'date' || ours === 'updated' ? /\d/.test(String(written[name])) : written[name] !== ''
    if (ours && !values[ours] && (isSaid || ours === name)) {
      values[ours] = written[name]
      writtenAs[ours] = name
    } else if (!isOurs(name)) unknown.push(name)
  }
  for (const name of ['date', 'updated']) if (values[name]) values[name] = dayOf(values[name])
  return { values, writtenAs, unknown }
}

function joinedName(name: string) {
  return name.toLowerCase().replace(/[-_]|^(?:seo|meta|og)(?=[-_a-z])|^(?:seo|meta)\./g, '')
}

/** A few makers put facts into groups, such as `build: { list: never }`. */
function flattened([name, value]: [string, unknown]): [string, unknown][] {
  const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isGroup ? Object.entries(value).map(([part, one]) => [`${name}.${part}`, one]) : [[name, value]]
}

type Values = { values?: Record<string, unknown>; mistake?: { line: number; cause: string } }

function valuesIn(written: string, isToml: boolean, first: number): Values {
  const { length } = written
  if (length > LONGEST_FRONT_MATTER)
    return mistakeAt(first, `${length} characters of facts: wanted at most ${LONGEST_FRONT_MATTER}`)
  try {
    const values = asTexts(isToml ? parseToml(written) : parseYaml(written)) ?? {}
    if (typeof values === 'object' && !Array.isArray(values))
      return { values: values as Record<string, unknown> }
    return mistakeAt(first + 1, 'wanted a name, a colon, a space and a value in each line')
  } catch (error) {
    const { linePos, line = linePos?.[0]?.line ?? 1, message } = Object(error)
    const [cause] = String(message).split(/ at line |\n/)
    return mistakeAt(first + line, `${isToml ? 'TOML' : 'YAML'} cannot read this: ${cause}`)
  }
}

function mistakeAt(line: number, cause: string): Values {
  return { mistake: { line, cause } }
}

/** With this schema, a year or a `yes` in a title stays a text. */
function parseYaml(written: string): unknown {
  const document = parseDocument(written, { schema: 'failsafe', logLevel: 'silent' })
  const [error] = [...document.errors, ...document.warnings]
  if (error) throw error
  return document.toJS({ maxAliasCount: 0 })
}

function asTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asTexts)
  if (value instanceof Date) return value.toISOString()
  if (typeof value !== 'object') return String(value).replace(/\s+/g, ' ').trim()
  return value && Object.fromEntries(Object.entries(value).map(([name, one]) => [name, asTexts(one) ?? '']))
}

/** Returns the day that is written, as `2024-09-21`. What can be read in two ways, such as `03/04/2024`, stays as it is. */
export function dayOf(date: unknown) {
  const written = String(date ?? '').trim()
  const text = written.replace(/[T, ]+\d{1,2}:\d\d.*$/s, '')
  const [, year, month, day] =
    /^(\d{4})([-/.]?)(\d\d?)\2(\d\d?)$/.exec(text)?.toSpliced(2, 1) ??
    dayByName(text) ??
    dayByPlace(text) ??
    []
  const read = [year, month?.padStart(2, '0'), day?.padStart(2, '0')].join('-')
  return isDate(read) ? read : written
}

/** Reads `Jul 8, 2022`, `8 July 2022` and `Fri Jul 08 2022`. */
function dayByName(text: string) {
  const [, before, day = '', after, year] =
    /^([a-z., ]*)(\d\d?)(?:st|nd|rd|th)?([a-z., ]+)(\d{4})$/i.exec(text) ?? []
  const read = new Date(`${before} ${day} ${after} ${year} UTC`)
  // A day that no month has is one of the next month here.
  return read.getUTCDate() === Number(day) ? ['', year, String(read.getUTCMonth() + 1), day] : undefined
}

/** Reads `21.9.2024`, and `9/21/2024` if one of its numbers is no month. */
function dayByPlace(text: string) {
  const [, one = '', sign, other = '', year] = /^(\d\d?)([./-])(\d\d?)\2(\d{4})$/.exec(text) ?? []
  if (sign === '.' || Number(one) > 12 || one === other) return ['', year, other, one]
  return Number(other) > 12 ? ['', year, one, other] : undefined
}

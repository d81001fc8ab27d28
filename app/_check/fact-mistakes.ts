import { type Message, show } from '@/app/_check/finding'
import { dayOf, type Fact, LONGEST_FACTS, readFacts, splitFacts } from '@/components/content/front-matter'
import { articleSchema } from '@/content/schema/article'

const FACTS = articleSchema.keyof().options
const DRAFT = 'write draft: true'
/** What other site makers write, its name in small letters without `-` and `_`: a fact of ours, or what to do about it. */
const ELSEWHERE: [said: RegExp, ours: string][] = [
  [/^(publish(ed)?|public|visible): (false|no|0)$/i, DRAFT],
  [/^(status|state|visibility): (draft|private|hidden|unpublished)$/i, DRAFT],
  [/^(hidden|private|unlisted|unpublished|wip): (true|yes|1)$/i, DRAFT],
  [
    /^(publish(ed)?|public|visible|status|state|visibility): (true|yes|1|public|publish(ed)?)$/i,
    'a text without draft: true is published; delete this line',
  ],
  [/^(slug|permalink|url): /, 'the file name is the address; delete this line'],
  [/^(heading|headline|name|posttitle|(seo|meta|og)title): /, 'title'],
  [/^(pub|publish|published|posted?|created?|creation|start)?(date|datetime|time|on|at|day): /, 'date'],
  [/^(published|created|date(published|posted|created|added)): /, 'date'],
  [/^(last|date)?(updated?|mod|modified|revised|edited)(date|datetime|time|on|at|day)?: /, 'updated'],
  [/^(tag|keywords?|categor(y|ies)|topics?|labels?): /, 'tags'],
  [/^(seo|meta|og)?(description|desc|excerpt|abstract|subtitle|tagline|lead|intro|spoiler): /, 'summary'],
  [/^(teaser|deck|blurb): /, 'summary'],
]
const UNKNOWN = `there is no such field; the fields are ${FACTS.join(', ')}; rename it, or delete this line`
const EXAMPLE = 'a line ---, then title, date and summary, each on a line, then ---'

/** @param source of a story or a note. */
export function factMistakes(source: string): Message[] {
  const { facts } = splitFacts(source)
  if (facts === undefined) return [beginningMistake(source)]
  if (facts.length > LONGEST_FACTS)
    return [{ line: 1, text: `the facts have ${facts.length} characters — wanted at most ${LONGEST_FACTS}` }]
  const lines = readFacts(facts)
  if (lines.length === 0) return [{ line: 1, text: `wanted the facts first: ${EXAMPLE}` }]
  return [...lines.flatMap((fact) => lineMistake(fact) ?? []), ...twice(lines), ...valueMistakes(lines)]
}

/** Facts that are there, but not where and how they are read. */
function beginningMistake(source: string): Message {
  const wanted = (text: string) => ({ line: 1, text: `${text}: ${EXAMPLE}` })
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

/** For a line that is no fact. */
function lineMistake({ line, source, values }: Fact): Message | undefined {
  const [first = '', next] = source.split('\n')
  const [, name, value = ''] = /^\s*["']?([\w-]+)["']?\s*:(?:\s+(.*))?$/.exec(first) ?? []
  const indented = (text: string, line: number) => {
    return { line, text: `${show(text)} — a space or a tab is in front of it; delete that` }
  }
  if (!values && /^\s/.test(first)) return indented(first, line)
  if (next && /^\s+["\w-]+:(\s|$)/.test(next) && (value || !values)) return indented(next, line + 1)
  if (!name) {
    const wanted = 'wanted a name, a colon, a space and a text, for example title: A note'
    return values ? undefined : { line, text: `${show(first)} — ${wanted}` }
  }
  // A text that YAML has read over several lines is what it looks like, as is a list or a quoted text.
  if (values && (next !== undefined || /^["'[{]/.test(value))) return undefined
  const read = Object(values)[name] ?? ''
  if (values && (read === value.replace(/\s+/g, ' ') || name === 'date')) return undefined
  const plain = JSON.stringify(value.replace(/^["']|["'],?$/g, ''))
  const cause = values ? `YAML reads ${show(read)}` : 'YAML cannot read this'
  return { line, text: `${name}: ${show(value)} — ${cause}; write ${name}: ${plain}` }
}

function twice(lines: Fact[]): Message[] {
  const first = new Map<string, number>()
  return lines.flatMap(({ line, values }) =>
    Object.keys(values ?? {}).flatMap((name) => {
      const known = first.get(name)
      if (!known) first.set(name, line)
      return known ? { line, text: `${name}: it is in line ${known} already — delete one of them` } : []
    }),
  )
}

function valueMistakes(lines: Fact[]): Message[] {
  const facts: Record<string, unknown> = Object.assign({}, ...lines.map(({ values }) => values))
  for (const name of ['date', 'updated']) if (name in facts) facts[name] = dayOf(facts[name])
  const known = new Set(Object.keys(facts))
  const others = new Map(Object.keys(facts).map((name) => [name, otherFact(name, facts[name], known)]))
  // Another message says what is wrong with a line that cannot be read.
  const unread = lines.filter(lineMistake).map(({ source }) => /^\s*["']?([\w-]+)/.exec(source)?.[1])
  const told = [...unread, ...[...others.values()].map((other) => other?.fact)]
  const lineOf = (name: string) =>
    lines.find(({ values, source }) => (values ? name in values : source.startsWith(name)))?.line ?? 1
  const found = (articleSchema.safeParse(facts).error?.issues ?? []).flatMap(
    ({ path, message, ...issue }) => {
      const names = issue.code === 'unrecognized_keys' ? issue.keys : [String(path[0])]
      return names
        .filter((name) => !told.includes(name))
        .map((name) => ({
          line: lineOf(name),
          text: `${name}: ${show(facts[name])} — ${others.get(name)?.advice ?? message}`,
        }))
    },
  )
  // Nothing else needs a remedy before the owner publishes the text.
  const drafts = found.filter(({ text }) => text.endsWith(DRAFT))
  return drafts.length > 0 ? drafts : found
}

type Other = { advice: string; fact?: string }

/** Says what to do about a fact of another site maker, and which of ours it is. @param known facts that are there or meant. */
function otherFact(name: string, value: unknown, known: Set<string>): Other | undefined {
  if (FACTS.some((fact) => fact === name)) return undefined
  const plain = name.toLowerCase().replace(/[-_]/g, '')
  const said = `${plain}: ${value}`
  const ours = ELSEWHERE.find(([other]) => other.test(said))?.[1] ?? UNKNOWN
  const fact = FACTS.find((one) => one === plain || one === ours)
  if (!fact) return { advice: ours }
  if (known.has(fact) || !value) return { advice: UNKNOWN }
  known.add(fact)
  const { error } = articleSchema.shape[fact].safeParse(dayOf(value))
  return { advice: `here, it is called ${fact}${error ? `; ${error.issues[0]?.message}` : ''}`, fact }
}

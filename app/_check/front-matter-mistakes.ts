import { type Message, show } from '@/app/_check/finding'
import { dayOf, type Fact, LONGEST_FACTS, readFacts, splitFacts } from '@/components/content/front-matter'
import { articleSchema, type Facts } from '@/content/schema/article'

const FACTS = articleSchema.keyof().options
const DRAFT = 'write draft: true'
/** Maps what other site makers write, with a name in small letters without `-` and `_`, to a fact of ours or to a remedy. */
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
export function frontMatterMistakes(source: string): Message[] {
  const { facts } = splitFacts(source)
  if (facts === undefined) return [beginningMistake(source)]
  if (facts.length > LONGEST_FACTS)
    return [{ line: 1, text: `the facts have ${facts.length} characters — wanted at most ${LONGEST_FACTS}` }]
  const lines = readFacts(facts)
  const known = new Set(lines.flatMap(namesOf))
  const seen = new Map<string, number>()
  const found = lines.flatMap((fact) => lineMistake(fact) ?? valueMistakes(fact, seen, known))
  // Nothing else needs a remedy before the owner publishes the text.
  const drafts = found.filter(({ text }) => text.endsWith(DRAFT))
  if (drafts.length > 0) return drafts
  const missing = FACTS.filter((fact) => !known.has(fact)).flatMap((fact) => {
    const flaw = flawOf(fact, undefined)
    return flaw ? { line: 1, text: `${fact}: missing — ${flaw}` } : []
  })
  return [...found, ...missing]
}

/** Includes the name in a line that cannot be read, because another message says what is wrong with that. */
function namesOf({ source, values }: Fact) {
  return values ? Object.keys(values) : (/^\s*["']?([\w-]+)/.exec(source)?.[1] ?? [])
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

/** @param seen the line of each name above. @param known facts of ours that are there or meant. */
function valueMistakes(
  { line, values = {} }: Fact,
  seen: Map<string, number>,
  known: Set<string>,
): Message[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const above = seen.get(name)
    if (above) return { line, text: `${name}: it is in line ${above} already — delete one of them` }
    seen.set(name, line)
    const fact = FACTS.find((one) => one === name)
    const flaw = fact ? flawOf(fact, value) : otherFlaw(name, value, known)
    return flaw ? { line, text: `${name}: ${show(value)} — ${flaw}` } : []
  })
}

function flawOf(fact: keyof Facts, value: unknown) {
  return articleSchema.shape[fact].safeParse(dayOf(value)).error?.issues[0]?.message
}

/** Says what to do about a fact that is none of ours. */
function otherFlaw(name: string, value: unknown, known: Set<string>) {
  const plain = name.toLowerCase().replace(/[-_]/g, '')
  const ours = ELSEWHERE.find(([said]) => said.test(`${plain}: ${value}`))?.[1] ?? UNKNOWN
  const fact = FACTS.find((one) => one === plain || one === ours)
  if (!fact) return ours
  if (known.has(fact) || !value) return UNKNOWN
  known.add(fact)
  const flaw = flawOf(fact, value)
  return `here, it is called ${fact}${flaw ? `; ${flaw}` : ''}`
}

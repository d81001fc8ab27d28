import { type Message, show } from '@/app/_check/finding'
import { dayOf, type Fact, LONGEST_FACTS, readFacts, splitFacts } from '@/components/content/front-matter'
import { articleSchema } from '@/content/schema/article'

const FACTS_FIRST =
  'wanted the facts first, as YAML: a line ---, then title, date and summary, each on a line, then ---'

/** @param source of a story or a note. */
export function factMistakes(source: string): Message[] {
  const { facts } = splitFacts(source)
  const lines = readFacts(facts)
  if (facts && facts.length > LONGEST_FACTS)
    return [{ line: 1, text: `the facts have ${facts.length} characters — wanted at most ${LONGEST_FACTS}` }]
  if (lines.length === 0) return [{ line: 1, text: FACTS_FIRST }]
  return [...lines.flatMap((fact) => lineMistake(fact) ?? []), ...twice(lines), ...valueMistakes(lines)]
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
  const plain = JSON.stringify(value.replace(/^["']|["']$/g, ''))
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
  // Another message says what is wrong with a line that cannot be read.
  const unread = lines.filter(lineMistake).map(({ source }) => /^\s*["']?([\w-]+)/.exec(source)?.[1])
  const lineOf = (name: string) =>
    lines.find(({ values, source }) => (values ? name in values : source.startsWith(name)))?.line ?? 1
  return (articleSchema.safeParse(facts).error?.issues ?? []).flatMap(({ path, message, ...issue }) => {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [String(path[0])]
    return names
      .filter((name) => !unread.includes(name))
      .map((name) => ({ line: lineOf(name), text: `${name}: ${show(facts[name])} — ${message}` }))
  })
}

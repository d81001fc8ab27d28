import type { Message } from '@/app/_check/finding'
import { show } from '@/app/_check/finding'
import { dayOf, type Fact, LONGEST_FACTS, readFacts, splitFacts } from '@/components/content/front-matter'
import { articleSchema, type Facts } from '@/content/schema/article'

/** What other site makers call a fact, in small letters and without `-` and `_`. */
const OTHER_NAMES: Partial<Record<keyof Facts, RegExp>> = {
  title: /^(heading|headline|name|posttitle)$/,
  date: /^(pub|publish|published|post|posted|create|created|creation|start)?(date|datetime|time|on|at|day)$|^(published|created)$/,
  updated: /^(last|date)?(update|updated|mod|modified|revised|edited)(date|datetime|time|on|at|day)?$/,
  tags: /^(tag|keywords?|categor(y|ies)|topics?|labels?)$/,
  summary:
    /^(meta)?(description|desc|excerpt|abstract|subtitle|tagline|lead|intro|spoiler|teaser|deck|blurb)$/,
}
/** What has no fact, because it is said in another way. */
const NO_FACT: Record<string, string> = {
  published: 'a text without draft: true is published; delete this line',
  'published: false': 'here, it is draft: true',
  slug: 'the file name is the address; delete this line',
  permalink: 'the file name is the address; delete this line',
  url: 'the file name is the address; delete this line',
}
const EXAMPLE = 'a line ---, then title, date and summary, each on a line, then ---'

/** @param source of a story or a note. */
export function factMistakes(source: string): Message[] {
  const { facts } = splitFacts(source)
  if (facts === undefined) return [beginningMistake(source)]
  if (facts.length > LONGEST_FACTS)
    return [{ line: 1, text: `the facts have ${facts.length} characters — wanted at most ${LONGEST_FACTS}` }]
  const lines = readFacts(facts)
  if (lines.length === 0) return [{ line: 1, text: `wanted the facts first: ${EXAMPLE}` }]
  return [...lines.flatMap(lineMistake), ...twice(lines), ...valueMistakes(lines)]
}

/** Facts that are there, but not where and how they are read. */
function beginningMistake(source: string): Message {
  if (/^\s*\+\+\+/.test(source))
    return { line: 1, text: `facts between +++ are TOML — wanted YAML: ${EXAMPLE}` }
  if (/^\s*\{\s*"/.test(source))
    return { line: 1, text: `facts in braces are JSON — wanted YAML: ${EXAMPLE}` }
  const start = source.search(/^---\w*[ \t]*\n\s*["\w-]+\s*:/m)
  const before = source.slice(0, Math.max(start, 0))
  const rest = before.replace(/<!--.*?(?:-->|$)|\{\/\*.*?(?:\*\/\}|$)/gs, '')
  if (start < 0 || /^[^\S\n]*[^\s#%/]/m.test(rest))
    return { line: 1, text: `wanted the facts first: ${EXAMPLE}` }
  const line = before.split('\n').length
  if (before)
    return { line, text: 'the facts begin here — delete everything above them, because line 1 has to be ---' }
  return /^---\w/.test(source)
    ? { line, text: `${show(source.split('\n')[0])} — wanted --- alone, and YAML below it` }
    : { line, text: 'the facts have no end — wanted a line --- below them, with nothing in front of it' }
}

/** For a line that is no fact. */
function lineMistake({ line, source, values }: Fact): Message[] {
  const [first = '', next] = source.split('\n')
  const [, name, value = ''] = /^\s*["']?([\w-]+)["']?\s*:(?:\s+(.*))?$/.exec(first) ?? []
  if (!values && /^\s/.test(first))
    return [{ line, text: `${show(first)} — a space or a tab is in front of it; delete that` }]
  if (next && /^\s+["\w-]+:(\s|$)/.test(next) && (value || !values)) {
    return [{ line: line + 1, text: `${show(next)} — a space or a tab is in front of it; delete that` }]
  }
  if (!name) {
    if (values) return []
    return [
      {
        line,
        text: `${show(first)} — wanted a name, a colon, a space and a text, for example title: A note`,
      },
    ]
  }
  // A text that YAML has read over several lines is what it looks like.
  const cause =
    values && next !== undefined
      ? undefined
      : (causeIn(name, value) ?? (values ? undefined : 'this cannot be read'))
  if (!cause) return []
  const plain = value.replace(/^["']|["']$/g, '')
  return [{ line, text: `${name}: ${show(value)} — ${cause}; write ${name}: ${JSON.stringify(plain)}` }]
}

/** Why YAML reads something else than what stands there, if it does. */
function causeIn(name: string, value: string) {
  if (/^"(?:[^"\\]|\\["\\/nt])*"\s*(#.*)?$|^'(?:[^']|'')*'\s*(#.*)?$/.test(value)) return undefined
  if (/^["']/.test(value)) return 'a quote at the beginning needs one at the end, and none between'
  if (/^[@`%&*!]|^[-?](\s|$)/.test(value)) return `"${value[0]}" at the beginning has a meaning of its own`
  if (/^[[{]/.test(value)) return undefined
  if (/:(\s|$)/.test(value)) return 'a colon and a space begin another fact'
  if (name !== 'date' && /(^|\s)#/.test(value)) return 'what follows "#" is left out'
}

function twice(lines: Fact[]): Message[] {
  const names = lines.flatMap(({ line, values }) => Object.keys(values ?? {}).map((name) => ({ line, name })))
  return names.flatMap(({ line, name }, index) => {
    const first = names.findIndex((one) => one.name === name)
    return first < index
      ? [{ line, text: `${name}: it is in line ${names[first]?.line} already — delete one of them` }]
      : []
  })
}

function valueMistakes(lines: Fact[]): Message[] {
  const facts: Record<string, unknown> = Object.assign({}, ...lines.map(({ values }) => values))
  for (const name of ['date', 'updated']) if (name in facts) facts[name] = dayOf(facts[name])
  // Of these lines, another message says what is wrong.
  const unread = lines
    .filter((line) => lineMistake(line).length > 0)
    .map(({ source }) => /^\s*["']?([\w-]+)/.exec(source)?.[1])
  const known = Object.keys(articleSchema.shape)
  const renamed = new Map(
    Object.keys(facts).flatMap((name) => {
      const fact = known.includes(name) ? undefined : knownNameOf(name, known)
      return fact && !(fact in facts) ? [[name, fact] as const] : []
    }),
  )
  const lineOf = (name: string) =>
    lines.find(({ values, source }) => (values ? name in values : source.startsWith(name)))?.line ?? 1
  return (articleSchema.safeParse(facts).error?.issues ?? []).flatMap(({ path, message, ...issue }) => {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [String(path[0])]
    return names
      .filter((name) => !unread.includes(name) && ![...renamed.values()].includes(name))
      .map((name) => {
        const fact = renamed.get(name)
        const reason = fact
          ? `here, it is called ${fact}`
          : (NO_FACT[`${name}: ${facts[name]}`] ?? NO_FACT[name] ?? message)
        return { line: lineOf(name), text: `${name}: ${show(facts[name])} — ${reason}` }
      })
  })
}

function knownNameOf(name: string, known: string[]) {
  const plain = name.toLowerCase().replace(/[-_]/g, '')
  if (known.includes(plain)) return plain
  return Object.entries(OTHER_NAMES).find(([, pattern]) => pattern.test(plain))?.[0]
}

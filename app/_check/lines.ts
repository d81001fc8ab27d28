import { readFileSync } from 'node:fs'
import { parseModule } from 'magicast'
import { type Finding, visible } from '@/app/_check/finding'
import type { Path } from '@/content/schema/fields'

/** The parts of Babel's syntax tree that lead to a value. */
type Node = {
  loc?: { start: { line: number } } | null
  declaration?: { declarations?: Declaration[] }
  body?: Node[]
  expression?: Node
  elements?: (Node | null)[]
  properties?: { key?: { name?: string; value?: unknown }; value?: Node }[]
}

type Declaration = { id: { name?: string }; init?: Node }

type Printed = ReturnType<typeof withLines>[number]

/**
 * What is printed of each finding, file by file: the line is from 1, or null for a file that is no TypeScript. Each file is
 * parsed once.
 */
export function withLines(findings: Finding[]) {
  const parsed = new Map<string, Declaration[]>()
  const files = [...new Set(findings.map(({ path }) => visible(String(path[0]))))]
  const printed = findings.map(({ kind = 'mistake', path, line, text }) => {
    const file = String(path[0])
    const isParsed = !line && /\.tsx?$/.test(file)
    const declared = isParsed ? (parsed.get(file) ?? declarationsIn(file)) : []
    parsed.set(file, declared)
    const found = isParsed ? lineOf(path, declared) : (line ?? null)
    return { kind, file: visible(file), line: found, text: visible(text) }
  })
  return printed.sort(
    (one, other) =>
      files.indexOf(one.file) - files.indexOf(other.file) || Number(one.line) - Number(other.line),
  )
}

/** For example `content/skills.ts:14, skill 3 (Python), amount: 140 — wanted …` */
export function asLine({ file, line, text }: Printed) {
  return `${file}${line ? `:${line}` : ''}, ${text}`
}

export function asLines(findings: Finding[]) {
  return withLines(findings).map(asLine)
}

function declarationsIn(file: string) {
  // Babel's own types would need a case for every kind of expression.
  const program = parseModule(readFileSync(file, 'utf8')).$ast as unknown as Node
  return program.body?.flatMap(({ declaration }) => declaration?.declarations ?? []) ?? []
}

/** If the source does not spell the value out, the nearest line that leads to it. */
function lineOf([, name, ...steps]: Path, declared: Declaration[]) {
  let node = declared.find(({ id }) => id.name === name)?.init
  let line = node?.loc?.start.line ?? 1
  for (const step of steps) {
    node = child(node, step)
    line = node?.loc?.start.line ?? line
  }
  return line
}

function child(node: Node | undefined, step: PropertyKey) {
  if (typeof step === 'number') return literal(node)?.elements?.[step] ?? undefined
  const named = literal(node)?.properties?.find(({ key }) => (key?.name ?? key?.value) === step)
  return named?.value
}

/** Unwraps `as const`, `satisfies` and similar expressions. */
function literal(node: Node | undefined): Node | undefined {
  return node?.expression ? literal(node.expression) : node
}

import { readFileSync } from 'node:fs'
import { parseModule } from 'magicast'
import { type Finding, inFile } from '@/app/_check/finding'
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

/** With the line of each in its file, from 1, or null for a file that is no TypeScript. Each file is parsed once. */
export function withLines(findings: Finding[]) {
  const files = new Map<string, Declaration[]>()
  return findings.map(({ path, line, text }) => {
    const file = String(path[0])
    if (line || !/\.tsx?$/.test(file)) return { file, line: line ?? null, text }
    const declared = files.get(file) ?? declarationsIn(file)
    files.set(file, declared)
    return { file, line: lineOf(path, declared), text }
  })
}

/** Each on one line, as `npm run doctor` prints it. */
export function asLines(findings: Finding[]) {
  return withLines(findings).map(({ file, line, text }) => inFile(file, line, text))
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

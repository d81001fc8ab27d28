import { readFileSync } from 'node:fs'
import { parseModule } from 'magicast'
import { type Finding, inFile, type Path } from '@/app/_check/finding'

/** The parts of Babel's syntax tree that lead to a value. */
type Node = {
  type: string
  loc?: { start: { line: number } } | null
  declaration?: { declarations?: { id: { name?: string }; init?: Node }[] }
  body?: Node[]
  expression?: Node
  elements?: (Node | null)[]
  properties?: { key?: { name?: string; value?: unknown }; value?: Node }[]
}

/**
 * The line of a value in its file, from 1. If the source does not spell the value out, the nearest line that leads to it.
 * Nothing for a file that is no TypeScript.
 */
export function lineOf([file, name, ...steps]: Path) {
  if (!/\.tsx?$/.test(String(file))) return null
  // Babel's own types would need a case for every kind of expression.
  const program = parseModule(readFileSync(String(file), 'utf8')).$ast as unknown as Node
  let node = program.body
    ?.flatMap(({ declaration }) => declaration?.declarations ?? [])
    .find(({ id }) => id.name === name)?.init
  let line = node?.loc?.start.line ?? 1
  for (const step of steps) {
    node = child(node, step)
    line = node?.loc?.start.line ?? line
  }
  return line
}

/** On one line, as `npm run doctor` prints it. */
export function withPlace({ path, line, text }: Finding) {
  return inFile(String(path[0]), line ?? lineOf(path), text)
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

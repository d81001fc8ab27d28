import { readFileSync } from 'node:fs'
import { parseModule } from 'magicast'
import { changedAt, keepByFile } from '@/components/content/keep-by-file'
import type { Path } from '@/content/schema/schemas'

/** The part of Babel's syntax tree that is read. Its own types would need a case for every kind of statement and expression. */
type Expression = {
  type?: string
  loc?: { start: { line: number } }
  /** Within `as const`, `satisfies` and the like. */
  expression?: Expression
  elements?: Expression[]
  properties?: { key?: { name?: string; value?: unknown }; value?: Expression }[]
}
type Statement = { declaration?: { declarations?: { id: { name?: string }; init?: Expression }[] } }

/** Returns the line of a value, from 1. If the source does not spell it out, that is the nearest line that leads to it. */
export function lineOf([file, name, ...steps]: Path): number | null {
  if (!/\.tsx?$/.test(String(file))) return null
  // A file that does not belong there may be anything, so nothing parses it.
  if (name === undefined) return 1
  let node = declarationsIn(String(file)).find(({ id }) => id.name === name)?.init
  let line = node?.loc?.start.line ?? 1
  for (const step of steps) {
    while (node?.expression) node = node.expression
    const property = node?.properties?.find(({ key }) => step === key?.name || step === key?.value)
    const entries = node?.elements?.slice(0, Number(step) + 1) ?? []
    // Only running the file shows how many entries a spread adds.
    const entry = entries.some((one) => one?.type === 'SpreadElement') ? undefined : entries[Number(step)]
    node = typeof step === 'number' ? entry : property?.value
    line = node?.loc?.start.line ?? line
  }
  return line
}

const declarationsIn = keepByFile(changedAt, (_, file) => {
  const { body } = parseModule(readFileSync(file, 'utf8')).$ast as { body: Statement[] }
  return body.flatMap(({ declaration }) => declaration?.declarations ?? [])
})

import { readFileSync } from 'node:fs'
import { parseModule } from 'magicast'
import { type Finding, visible } from '@/app/_check/finding'
import type { Path } from '@/content/schema/fields'

type Printed = ReturnType<typeof withLines>[number]

/**
 * Returns what is printed of each finding, file by file: the line is from 1, or null for a file that is no TypeScript. Each
 * file is parsed once.
 */
export function withLines(findings: Finding[]) {
  const parsed = new Map<string, unknown[]>()
  const files = [...new Set(findings.map(({ path }) => visible(String(path[0]))))]
  const printed = findings.map(({ kind = 'mistake', path, line: known, text }) => {
    const file = String(path[0])
    let line = known ?? null
    if (!line && /\.tsx?$/.test(file)) {
      const declared = parsed.get(file) ?? declarationsIn(file)
      parsed.set(file, declared)
      line = lineAt(path, declared)
    }
    return { kind, file: visible(file), line, text: visible(text) }
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

/** Babel's syntax tree, without its types, which would need a case for every kind of expression. */
function declarationsIn(file: string): unknown[] {
  const { body } = Object(parseModule(readFileSync(file, 'utf8')).$ast)
  return body.flatMap((statement: unknown) => Object(statement).declaration?.declarations ?? [])
}

/** If the source does not spell the value out, the nearest line that leads to it. */
function lineAt([, name, ...steps]: Path, declared: unknown[]): number {
  let node = Object(declared.find((one) => Object(one).id.name === name)).init
  let line = node?.loc?.start.line ?? 1
  for (const step of steps) {
    // Unwraps `as const`, `satisfies` and similar expressions.
    while (node?.expression) node = node.expression
    const { elements, properties = [] } = Object(node)
    const isNamed = (one: unknown) => [Object(one).key?.name, Object(one).key?.value].includes(step)
    node = typeof step === 'number' ? elements?.[step] : properties.find(isNamed)?.value
    line = node?.loc?.start.line ?? line
  }
  return line
}

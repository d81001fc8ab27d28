import { readFileSync } from 'node:fs'
import { parseModule } from 'magicast'
import { type Finding, KINDS } from '@/app/_check/finding'
import { visible } from '@/app/_check/printable'
import { changedAt, keepByFile } from '@/components/content/keep-by-file'
import type { Path } from '@/content/schema/schemas'

type PrintedFinding = ReturnType<typeof withLines>[number]

/** Lays out the findings under a heading for each kind. @param strict whether all kinds fail. */
export function printReport(findings: PrintedFinding[], strict = false) {
  if (findings.length === 0) return 'Nothing is left to do.'
  const parts = Object.entries(KINDS).flatMap(([kind, { heading }]) => {
    const lines = findings.filter((finding) => finding.kind === kind).map((one) => `  ${asLine(one)}\n`)
    const outcome = strict ? ' (this fails because of --strict)' : ' (this fails only with --strict)'
    return lines.length > 0 ? `${heading}${kind === 'as shipped' ? outcome : ''}:\n\n${lines.join('')}` : []
  })
  return parts.join('\n')
}

export function isFailure(findings: PrintedFinding[], strict = false) {
  return findings.some(({ kind }) => strict || KINDS[kind].fails)
}

export function asLines(findings: Finding[]) {
  return withLines(findings).map(asLine)
}

/** Returns a line such as `content/skills.ts:14, skill 3 (Python), amount: 140 — wanted …` */
function asLine({ file, line, text }: PrintedFinding) {
  return `${file}${line ? `:${line}` : ''}, ${text}`
}

/** Finds the line of each finding, from 1, or null for a file that is no TypeScript, and sorts them file by file. */
export function withLines(findings: Finding[]) {
  const printed = findings.map(({ kind = 'mistake', path, line = lineAt(path), text }) => {
    return { kind, file: visible(String(path[0])), line, text: visible(text) }
  })
  const files = [...new Set(printed.map(({ file }) => file))]
  return printed.sort(
    (one, other) =>
      files.indexOf(one.file) - files.indexOf(other.file) || Number(one.line) - Number(other.line),
  )
}

/** Returns the line of a value. If the source does not spell it out, that is the nearest line that leads to it. */
function lineAt([file, name, ...steps]: Path): number | null {
  if (!/\.tsx?$/.test(String(file))) return null
  const declared = declarationsIn(String(file)).find((one) => Object(one).id.name === name)
  let node = Object(declared).init
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

/** Reads the syntax tree of Babel. Its types would need a case for every kind of expression. */
const declarationsIn = keepByFile(changedAt, (_, file): unknown[] => {
  const { body } = Object(parseModule(readFileSync(file, 'utf8')).$ast)
  return body.flatMap((statement: unknown) => Object(statement).declaration?.declarations ?? [])
})

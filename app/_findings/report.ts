import { readFileSync } from 'node:fs'
import { declarationsIn, type Node, withoutType } from '@/app/_findings/declarations'
import { type Finding, KINDS } from '@/app/_findings/finding'
import { visible } from '@/app/_findings/printable'
import { keepByFile } from '@/components/files/keep-by-file'
import type { Path } from '@/content/schema/schemas'

type LocatedFinding = ReturnType<typeof withLines>[number]

export function reportOf(findings: LocatedFinding[], { strict = false, isBuild = false } = {}) {
  if (findings.length === 0) return 'Nothing is left to do.'
  const unlessStrict = isBuild ? '' : ' (this fails only with --strict)'
  const outcome = strict ? ' (this fails because of --strict)' : unlessStrict
  const parts = [...new Set(Object.values(KINDS))].flatMap((part) => {
    const lines = findings.filter(({ kind }) => KINDS[kind] === part).map((found) => `  ${asLine(found)}\n`)
    const { heading, fails } = part
    return lines.length > 0 ? `${heading}${fails === 'strict' ? outcome : ''}:\n\n${lines.join('')}` : []
  })
  return parts.join('\n')
}

export function isFailure(findings: LocatedFinding[], strict = false) {
  const causes = findings.map(({ kind }) => KINDS[kind].fails)
  return causes.includes('always') || (strict && causes.includes('strict'))
}

export function asLines(findings: Finding[]) {
  return withLines(findings).map(asLine)
}

/** Returns a line such as `content/skills.ts:14, skill 3 (Python), amount: 140 — wanted …` */
function asLine({ file, line, text }: LocatedFinding) {
  return `${file}${line ? `:${line}` : ''}, ${text}`
}

/** Gives each finding its line, from 1, or null in a file that is no TypeScript. Sorts the findings file by file. */
export function withLines(findings: Finding[]) {
  const located = findings.map(({ kind = 'mistake', path, place, line = lineOf(path), text }) => {
    return { kind, file: visible(String(path[0])), line, text: visible(place ? `${place}: ${text}` : text) }
  })
  const files = [...new Set(located.map(({ file }) => file))]
  return files.flatMap((name) =>
    located.filter(({ file }) => file === name).sort((a, b) => Number(a.line) - Number(b.line)),
  )
}

const exportsOf = keepByFile((file) => declarationsIn(readFileSync(file, 'utf8')).exported)

/** Returns the line of a value, from 1. If the source does not spell out the value, the last step to it counts. */
function lineOf([file, name, ...steps]: Path): number | null {
  if (!/\.tsx?$/.test(String(file))) return null
  // A finding about the whole file parses nothing, because the file may be no module.
  if (name === undefined) return 1
  let node = exportsOf(String(file)).get(String(name))?.init
  let line = node?.loc?.start.line ?? 1
  for (const step of steps) {
    node = withoutType(node)
    const property = node?.properties?.find(({ key }) => step === key?.name || step === key?.value)
      ?.value as Node // only the value of a literal is no node
    const entries = node?.elements?.slice(0, Number(step) + 1) ?? []
    // Only running the file shows how many entries a spread adds.
    const entry = entries.some((item) => item?.type === 'SpreadElement') ? undefined : entries[Number(step)]
    node = typeof step === 'number' ? entry : property
    line = node?.loc?.start.line ?? line
  }
  return line
}

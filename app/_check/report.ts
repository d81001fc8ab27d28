import { type Finding, KINDS } from '@/app/_check/finding'
import { lineOf } from '@/app/_check/line-of'
import { visible } from '@/app/_check/printable'

type LocatedFinding = ReturnType<typeof withLines>[number]

/** Returns a text with the findings under a heading for each kind. @param options of the doctor: with `strict`, all kinds fail. */
export function reportOf(findings: LocatedFinding[], { strict = false, isBuild = false } = {}) {
  if (findings.length === 0) return 'Nothing is left to do.'
  const unlessStrict = isBuild ? '' : ' (this fails only with --strict)'
  const outcome = strict ? ' (this fails because of --strict)' : unlessStrict
  const parts = Object.entries(KINDS).flatMap(([kind, { heading, fails }]) => {
    const lines = findings.filter((finding) => finding.kind === kind).map((one) => `  ${asLine(one)}\n`)
    return lines.length > 0 ? `${heading}${fails === false ? outcome : ''}:\n\n${lines.join('')}` : []
  })
  return parts.join('\n')
}

export function isFailure(findings: LocatedFinding[], strict = false) {
  return findings.some(({ kind }) => KINDS[kind].fails === true || (strict && KINDS[kind].fails === false))
}

export function asLines(findings: Finding[]) {
  return withLines(findings).map(asLine)
}

/** Returns a line such as `content/skills.ts:14, skill 3 (Python), amount: 140 — wanted …` */
function asLine({ file, line, text }: LocatedFinding) {
  return `${file}${line ? `:${line}` : ''}, ${text}`
}

/** Finds the line of each finding, from 1, or null for a file that is no TypeScript, and sorts them file by file. */
export function withLines(findings: Finding[]) {
  const located = findings.map(({ kind = 'mistake', path, line = lineOf(path), text }) => {
    return { kind, file: visible(String(path[0])), line, text: visible(text) }
  })
  const files = [...new Set(located.map(({ file }) => file))]
  return located.sort(
    (one, other) =>
      files.indexOf(one.file) - files.indexOf(other.file) || Number(one.line) - Number(other.line),
  )
}

import { inFile } from '@/app/_check/finding'

/** In the order in which the owner should deal with them. */
const HEADINGS = {
  mistake: 'Mistakes, which stop the build',
  warning: 'Worth improving',
  'dead link': 'Dead links',
  'no network': 'Links that nobody could check',
  'as shipped': 'Still as shipped: replace it with yours, or delete it',
}

export type Report = { kind: keyof typeof HEADINGS; file: string; line: number | null; text: string }

export function isFailure(reports: Report[], strict = false) {
  return reports.some(({ kind }) => strict || ['mistake', 'dead link', 'no network'].includes(kind))
}

export function layOut(reports: Report[], strict = false) {
  if (reports.length === 0) return 'Nothing is left to do.'
  return Object.entries(HEADINGS)
    .map(([kind, heading]) => ({ kind, heading, some: reports.filter((report) => report.kind === kind) }))
    .filter(({ some }) => some.length > 0)
    .map(({ kind, heading, some }) => {
      const lines = some.map(({ file, line, text }) => `  ${inFile(file, line, text)}\n`)
      const outcome = strict ? ' (this fails because of --strict)' : ' (this fails only with --strict)'
      return `${heading}${kind === 'as shipped' ? outcome : ''}:\n\n${lines.join('')}`
    })
    .join('\n')
}

import type { Finding } from '@/app/_check/finding'
import { asLine, type withLines } from '@/app/_check/print-findings'

/** In the order in which the owner should deal with them. */
const HEADINGS = {
  mistake: 'Mistakes, which stop the build',
  warning: 'Worth improving',
  'dead link': 'Dead links',
  'no network': 'Links that nobody could check',
  'as shipped': 'Still as shipped: replace it with yours, or delete it',
} satisfies Record<NonNullable<Finding['kind']>, string>

type Printed = ReturnType<typeof withLines>

export function isFailure(found: Printed, strict = false) {
  return found.some(({ kind }) => strict || ['mistake', 'dead link', 'no network'].includes(kind))
}

export function layOut(found: Printed, strict = false) {
  if (found.length === 0) return 'Nothing is left to do.'
  return Object.entries(HEADINGS)
    .map(([kind, heading]) => ({ kind, heading, some: found.filter((one) => one.kind === kind) }))
    .filter(({ some }) => some.length > 0)
    .map(({ kind, heading, some }) => {
      const lines = some.map((one) => `  ${asLine(one)}\n`)
      const outcome = strict ? ' (this fails because of --strict)' : ' (this fails only with --strict)'
      return `${heading}${kind === 'as shipped' ? outcome : ''}:\n\n${lines.join('')}`
    })
    .join('\n')
}

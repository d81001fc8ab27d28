import type { Skill } from '@/content/schema/skills'
import { type Fields, withoutMissing } from '@/scripts/import/support/fields'
import { report } from '@/scripts/import/support/reports'

/** The amount in per cent, for words that résumés use in upper or lower case. */
const LEVELS = new Map(
  Object.entries({ beginner: 25, intermediate: 50, advanced: 75, expert: 90, master: 100 }),
)

export function toSkill({ name, level, keywords }: Fields, own: Partial<Skill>, path: string): Fields {
  const amount = amountOf(level)
  if (level && amount === undefined)
    report(`${path}.level`, level, 'neither a percentage nor a level that we know')
  return { ...own, ...withoutMissing({ skillName: name, amount, keywords }) }
}

/** Without a percent sign, a figure up to ten may be a mark out of five or ten. */
function amountOf(level: unknown) {
  const text = String(level).trim()
  const [, number, sign] = /^(\d{1,3}(?:\.\d+)?)\s*(%?)$/.exec(text) ?? []
  const amount = number && (sign || Number(number) > 10) ? Number(number) : LEVELS.get(text.toLowerCase())
  return amount !== undefined && amount <= 100 ? amount : undefined
}

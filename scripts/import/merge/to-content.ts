import { unlessExample } from '@/content/schema/example'
import { isLink } from '@/content/schema/links'
import type { Project } from '@/content/schema/projects'
import type { Skill } from '@/content/schema/skills'
import type { Texts } from '@/scripts/import/support/entry'
import { type Fields, withoutMissing } from '@/scripts/import/support/fields'
import { report } from '@/scripts/import/support/reports'
import { isRecent } from '@/scripts/import/values/dates-and-periods'

/** The amount in per cent, for words that résumés use in upper or lower case. */
const LEVELS = new Map(
  Object.entries({ beginner: 25, intermediate: 50, advanced: 75, expert: 90, master: 100 }),
)

/** Gives an entry the names of the content. @param existing is the owner's entry, which keeps what only it says. */
export function toSkill({ name, level, keywords }: Texts, existing: Partial<Skill>, path: string): Fields {
  const amount = amountOf(level)
  if (level && amount === undefined)
    report(`${path}.level`, level, 'neither a percentage nor a level that we know')
  return { ...existing, ...withoutMissing({ skillName: name, amount, keywords }) }
}

/** Without a percent sign, a figure up to ten may be a mark out of five or ten, so it is no amount. */
function amountOf(level: unknown) {
  const text = String(level).trim()
  const [, number, sign] = /^(\d{1,3}(?:\.\d+)?)\s*(%?)$/.exec(text) ?? []
  const amount = number && (sign || Number(number) > 10) ? Number(number) : LEVELS.get(text.toLowerCase())
  return amount !== undefined && amount <= 100 ? amount : undefined
}

export function toProject(entry: Texts, existing: Partial<Project>, path: string): Fields {
  const { name, url, startDate, endDate, period: unreadPeriod, type, roles, repository, keywords } = entry
  const link = isLink(String(url)) ? url : unlessExample(existing.link)
  if (url && link !== url) report(`${path}.url`, url, 'others cannot reach it')
  const [role, techUsed] = [roles, keywords].map((list) => (Array.isArray(list) ? list.join(', ') : list))
  const written = { title: name, repository, type, role, techUsed, ...describeProject(entry, existing) }
  const period = startDate || endDate ? { start: startDate, end: endDate } : {}
  // A period that is unread says nothing of today, so it makes no project new.
  const isNew = endDate ? isRecent(endDate) : Boolean(startDate) || !unreadPeriod
  return { techUsed: '', isNew, ...existing, ...period, ...withoutMissing(written), link }
}

function describeProject({ description, highlights }: Texts, existing: Partial<Project>) {
  const [first, ...more] = Array.isArray(highlights) ? highlights : []
  const text = description ?? existing.description
  if (first === undefined || (text && text !== first)) return { description: text ?? '', highlights }
  return { description: first, highlights: more }
}

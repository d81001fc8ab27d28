import { unlessExample } from '@/content/schema/example'
import { isLink } from '@/content/schema/links'
import type { Project } from '@/content/schema/projects'
import { isRecent } from '@/scripts/import/resume/dates'
import { type Fields, withoutMissing } from '@/scripts/import/support/fields'
import { report } from '@/scripts/import/support/reports'

export function toProject(entry: Fields, own: Partial<Project>, path: string): Fields {
  const { name, url, startDate, endDate, period: unreadPeriod, type, roles, repository, keywords } = entry
  const link = isLink(String(url)) ? url : unlessExample(own.link)
  if (url && link !== url) report(`${path}.url`, url, 'others cannot reach it')
  const [role, techUsed] = [roles, keywords].map((list) => (Array.isArray(list) ? list.join(', ') : list))
  const written = { title: name, repository, type, role, techUsed, ...describeProject(entry, own) }
  const period = startDate || endDate ? { start: startDate, end: endDate } : {}
  const isNew = endDate ? isRecent(endDate) : Boolean(startDate) || !unreadPeriod
  return { techUsed: '', isNew, ...own, ...period, ...withoutMissing(written), link }
}

function describeProject({ description, highlights }: Fields, own: Partial<Project>) {
  const [first, ...more] = Array.isArray(highlights) ? highlights : []
  const text = description ?? own.description
  if (first === undefined || (text && text !== first)) return { description: text ?? '', highlights }
  return { description: first, highlights: more }
}

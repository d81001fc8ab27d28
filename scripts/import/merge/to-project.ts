import { unlessExample } from '@/content/schema/example'
import { isLink } from '@/content/schema/links'
import type { Project } from '@/content/schema/projects'
import { isRecent } from '@/scripts/import/resume/dates'
import { type Fields, withoutMissing } from '@/scripts/import/support/fields'
import { report } from '@/scripts/import/support/reports'

export function toProject(entry: Fields, was: Partial<Project>, path: string): Fields {
  const { name, url, startDate, endDate, period: written, type, roles, repository, keywords } = entry
  const link = isLink(String(url)) ? url : unlessExample(was.link)
  if (url && link !== url) report(`${path}.url`, url, 'others cannot reach it')
  const [role, techUsed] = [roles, keywords].map((list) => (Array.isArray(list) ? list.join(', ') : list))
  const said = { title: name, repository, type, role, techUsed, ...describeProject(entry, was) }
  const period = startDate || endDate ? { start: startDate, end: endDate } : {}
  const isNew = endDate ? isRecent(endDate) : Boolean(startDate) || !written
  return { techUsed: '', isNew, ...was, ...period, ...withoutMissing(said), link }
}

function describeProject({ description, highlights }: Fields, was: Partial<Project>) {
  const [first, ...more] = Array.isArray(highlights) ? highlights : []
  const own = description ?? was.description
  if (first === undefined || (own && own !== first)) return { description: own ?? '', highlights }
  return { description: first, highlights: more }
}

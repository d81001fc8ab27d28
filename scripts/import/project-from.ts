import { techKeywords } from '@/components/project/tech-keywords'
import { isExample } from '@/content/schema/example'
import { isLink } from '@/content/schema/parts'
import type { Project } from '@/content/schema/projects'
import { listRest, type Remark } from '@/scripts/import/remarks'
import { type Fields, present } from '@/scripts/import/resume-fields'

/** Returns the fields of a project. One that the content has keeps what the résumé does not say. */
export function projectFrom(entry: Fields, was: Partial<Project>, path: string, remark: Remark): Fields {
  const { name, url, startDate, endDate, entity, type, roles, repository, keywords } = entry
  listRest(path, { entity, type }, remark)
  const { start, end, link: linkBefore, ...undated } = was
  const ownLink = isExample(linkBefore) ? undefined : linkBefore
  const link = isLink(String(url)) ? url : ownLink
  const instead = ownLink ? `; the entry links to ${ownLink}` : ''
  if (url && link !== url) remark(`${path}.url`, url, `others cannot reach it${instead}`)
  const techUsed = joined(keywords)
  const isKnown =
    was.techUsed !== undefined && techUsed === techKeywords({ techUsed: was.techUsed }).join(', ')
  // It still goes on, or ended this year or last year.
  const isNew = !endDate || Number(String(endDate).slice(0, 4)) >= new Date().getFullYear() - 1
  return {
    techUsed: '',
    isNew,
    ...(startDate || endDate ? undated : { start, end, ...undated }),
    ...present({
      title: name,
      link,
      repository,
      role: joined(roles),
      start: startDate,
      end: endDate,
      techUsed: isKnown ? was.techUsed : techUsed,
      ...describe(entry, was),
    }),
  }
}

function joined(list: unknown) {
  return Array.isArray(list) ? list.join(', ') : list
}

/** A project without a description is described by its first highlight, if it has one. */
function describe({ description, highlights }: Fields, was: Partial<Project>) {
  if (description !== undefined || !Array.isArray(highlights))
    return { description: description ?? was.description ?? '', highlights }
  const [first, ...more] = highlights
  const isOwn = was.description && was.description !== first
  return isOwn ? { description: was.description, highlights } : { description: first, highlights: more }
}

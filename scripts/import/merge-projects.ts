import { techKeywords } from '@/components/project/tech-keywords'
import { isExample, own } from '@/content/schema/example'
import { isLink } from '@/content/schema/parts'
import { type Project, project as projectSchema } from '@/content/schema/projects'
import type { Exports } from '@/scripts/import/exports'
import { fitting, listRest, nextId } from '@/scripts/import/fitting'
import type { Context, ReadEntry } from '@/scripts/import/merge-resume'
import { type Fields, present } from '@/scripts/import/resume-fields'

/** A project that the content has keeps what the résumé does not say. */
export function projectReader({ projects }: Exports, { today, remark }: Context): ReadEntry {
  const before = own(projects)
  return (entry, path, index) => {
    const { name, url, startDate, endDate, entity, type } = entry
    listRest(path, { entity, type }, remark)
    const was = projectBefore(before, name, url)
    const { start, end, link: linkBefore, ...undated } = was ?? ({} as Partial<Project>)
    const ownLink = isExample(linkBefore) ? undefined : linkBefore
    const link = isLink(String(url)) ? url : ownLink
    const instead = ownLink ? `; the entry links to ${ownLink}` : ''
    if (url && link !== url) remark(`${path}.url`, url, `others cannot reach it${instead}`)
    const fields = present({
      id: nextId(projects) + index,
      techUsed: '',
      isNew: isRecent(endDate, today),
      ...(startDate || endDate ? undated : { start, end, ...undated }),
      ...present({ ...said(entry, was), link }),
    })
    return fitting(projectSchema, fields, path, (place, value, why) =>
      remark(place, place === path ? entry : value, why),
    )
  }
}

/** With the projects of the owner that no entry has the title of. */
export function withOthers(projects: Project[], content: Exports) {
  const titles = new Set(projects.map(({ title }) => title))
  return [...projects, ...own(content.projects).filter(({ title }) => !titles.has(title))]
}

/** Each project of the content stands for one entry at most, because titles repeat. */
function projectBefore(before: Project[], name: unknown, url: unknown) {
  const same = before.filter(({ title }) => title === name)
  const found = same.find(({ link }) => link === url) ?? same[0]
  if (found) before.splice(before.indexOf(found), 1)
  return found
}

function said(entry: Fields, was: Project | undefined): Fields {
  const { name, repository, startDate, endDate, roles, keywords } = entry
  const techUsed = joined(keywords)
  return {
    title: name,
    repository,
    role: joined(roles),
    start: startDate,
    end: endDate,
    techUsed: was && techUsed === techKeywords(was).join(', ') ? was.techUsed : techUsed,
    ...describe(entry, was),
  }
}

function joined(list: unknown) {
  return Array.isArray(list) ? list.join(', ') : list
}

/** A project without a description is described by its first highlight, if it has one. */
function describe({ description, highlights }: Fields, was: Project | undefined) {
  if (description !== undefined || !Array.isArray(highlights))
    return { description: description ?? was?.description ?? '', highlights }
  const [first, ...more] = highlights
  const isOwn = was?.description && was.description !== first
  return isOwn ? { description: was.description, highlights } : { description: first, highlights: more }
}

/** Whether the project still goes on, or ended this year or last year. */
function isRecent(endDate: unknown, today: string) {
  return !endDate || Number(String(endDate).slice(0, 4)) >= Number(today.slice(0, 4)) - 1
}

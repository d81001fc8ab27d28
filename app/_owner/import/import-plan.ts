import { isDeepStrictEqual } from 'node:util'
import { isDate } from '@/app/_owner/check/dates'
import {
  achievementEntries,
  experienceEntries,
  qualificationEntries,
  skillEntries,
} from '@/app/_owner/import/career-entries'
import {
  type Entry,
  type ImportContent,
  isChanged,
  LISTS,
  type NextContent,
} from '@/app/_owner/import/content-source'
import { ownerFields, profileLinks } from '@/app/_owner/import/owner-fields'
import { type AddRemark, type Remark, remarkOnFields, same } from '@/app/_owner/import/plan-parts'
import { projectEntries } from '@/app/_owner/import/project-entries'
import { filterEntries, serviceEntries } from '@/app/_owner/import/project-filters'
import { parseResume, type Resume } from '@/app/_owner/import/resume-file'
import { socialLinks } from '@/app/_owner/import/social-links'
import { resume } from '@/app/_site/resume'

/**
 * Plans the content after the import. A section of the resume replaces its list, in the order of the resume. The owner's
 * own projects and social links stay even if the resume does not name them, because resumes show only some of them. A
 * section changes nothing if it is missing, has no usable entry, or equals the export of the content. The filters and the
 * services that point to them follow the projects.
 * @param isPicture whether a path, from `/`, names a picture file under `public/`.
 * @param today as `2026-11-21`.
 */
export function planImport(
  from: Resume,
  content: ImportContent,
  isPicture: (path: string) => boolean,
  today: string,
) {
  const remarks: Remark[] = []
  const addRemark: AddRemark = (path, value, why) => {
    if (Array.isArray(value) && value.every((item) => typeof item === 'object')) {
      for (const [index, item] of value.entries()) addRemark(`${path}[${index}]`, item, why)
    } else remarks.push({ path, value, why })
  }

  const { $schema, basics, work, education, skills, projects, awards, meta, ...rest } = from
  const { canonical, version, lastModified, ...aboutFile } = meta

  const exported = parseResume(JSON.stringify(resume(content))) as Resume // resume() returns this shape
  function merge<From, Item>(
    section: From[],
    already: From[],
    current: Item[],
    entries: (section: From[], current: Item[], addRemark: AddRemark) => Entry<Item>[],
  ) {
    const next = isDeepStrictEqual(section, already) ? [] : entries(section, current, addRemark)
    return next.length > 0 ? next : same(current)
  }

  const fields = ownerFields(from, exported, isPicture, addRemark)
  const { handle, links } = profileLinks(basics.profiles, addRemark)
  const hasNewLinks = links.length > 0 && !isDeepStrictEqual(basics.profiles, exported.basics.profiles)
  const { socials, contactSocials, projectFilters } = content
  const nextProjects = merge(projects, exported.projects, content.projects, (...all) =>
    projectEntries(...all, today),
  )
  const filters = filterEntries(
    projectFilters,
    content.projects,
    nextProjects.map(({ is }) => is),
  )
  const next: NextContent = {
    owner: { ...content.owner, ...fields, ...(handle && { handle }) },
    socials: hasNewLinks ? socialLinks(links, socials, contactSocials) : same(socials),
    contactSocials: hasNewLinks ? socialLinks(links, contactSocials, socials) : same(contactSocials),
    experience: merge(work, exported.work, content.experience, experienceEntries),
    qualifications: merge(education, exported.education, content.qualifications, qualificationEntries),
    achievements: merge(awards, exported.awards, content.achievements, achievementEntries),
    skills: merge(skills, exported.skills, content.skills, skillEntries),
    projects: nextProjects,
    projectFilters: filters,
    services: serviceEntries(content.services, projectFilters, filters, addRemark),
  }
  remarkOnFields('', rest, addRemark)
  remarkOnFields('meta', aboutFile, addRemark)

  const isChange =
    !isDeepStrictEqual(next.owner, content.owner) ||
    LISTS.some((list) => isChanged(content[list], next[list]))
  const day = lastModified?.slice(0, 10) ?? ''
  if (day.length === 10 && isDate(day) && day > content.owner.updated) next.owner.updated = day
  else if (isChange) next.owner.updated = today
  return { next, remarks }
}

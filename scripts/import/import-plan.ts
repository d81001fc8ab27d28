import { isDeepStrictEqual } from 'node:util'
import { resume } from '@/app/_site/resume'
import { isDate } from '@/scripts/check/dates'
import * as career from '@/scripts/import/career-sections'
import { type ImportContent, isChanged, LISTS, type NextContent } from '@/scripts/import/content-source'
import { ownerFields, profileLinks } from '@/scripts/import/owner-fields'
import * as person from '@/scripts/import/person-sections'
import { type AddRemark, type Remark, remarkOnFields, same } from '@/scripts/import/plan-parts'
import { projectEntries } from '@/scripts/import/project-entries'
import { filterEntries, serviceEntries } from '@/scripts/import/project-filters'
import { parseResume, type Resume } from '@/scripts/import/resume-file'
import { readSection, type Section } from '@/scripts/import/sections'
import { socialLinks } from '@/scripts/import/social-links'

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

  const { $schema, basics, projects, meta, ...sections } = from
  const { work, volunteer, education, certificates, publications, ...others } = sections
  const { skills, awards, languages, references, interests, ...rest } = others
  const { canonical, version, lastModified, ...aboutFile } = meta

  const exported = parseResume(JSON.stringify(resume(content))) as Resume // resume() returns this shape
  function merge<Source extends object, Item extends object>(
    section: Section<Source, Item>,
    from: Source[],
    already: Source[],
    current: Item[],
  ) {
    const next = isDeepStrictEqual(from, already) ? [] : readSection(section, from, current, addRemark)
    return next.length > 0 ? next : same(current)
  }

  const fields = ownerFields(from, exported, isPicture, addRemark)
  const { handle, links } = profileLinks(basics.profiles, addRemark)
  const hasNewLinks = links.length > 0 && !isDeepStrictEqual(basics.profiles, exported.basics.profiles)
  const { socials, contactSocials, projectFilters } = content
  const newProjects = isDeepStrictEqual(projects, exported.projects)
    ? []
    : projectEntries(projects, content.projects, addRemark, today)
  const nextProjects = newProjects.length > 0 ? newProjects : same(content.projects)
  const filters = filterEntries(
    projectFilters,
    content.projects,
    nextProjects.map(({ is }) => is),
  )
  const next: NextContent = {
    owner: { ...content.owner, ...fields, ...(handle && { handle }) },
    socials: hasNewLinks ? socialLinks(links, socials, contactSocials) : same(socials),
    contactSocials: hasNewLinks ? socialLinks(links, contactSocials, socials) : same(contactSocials),
    experience: merge(career.work, work, exported.work, content.experience),
    qualifications: merge(career.education, education, exported.education, content.qualifications),
    achievements: merge(person.awards, awards, exported.awards, content.achievements),
    languages: merge(person.languages, languages, exported.languages, content.languages),
    certificates: merge(career.certificates, certificates, exported.certificates, content.certificates),
    volunteering: merge(career.volunteer, volunteer, exported.volunteer, content.volunteering),
    publications: merge(career.publications, publications, exported.publications, content.publications),
    references: merge(person.references, references, exported.references, content.references),
    interests: merge(person.interests, interests, exported.interests, content.interests),
    skills: merge(person.skills, skills, exported.skills, content.skills),
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

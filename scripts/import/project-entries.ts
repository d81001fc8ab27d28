import { isDeepStrictEqual } from 'node:util'
import { isPlaceholder } from '@/app/_site/placeholders'
import { techKeywords } from '@/app/_site/resume'
import type { Project } from '@/content/projects'
import { type AddRemark, asHttps, isHttps, same } from '@/scripts/import/plan-parts'
import type { Resume } from '@/scripts/import/resume-file'
import { linkOf, period, readSection, type Section, some } from '@/scripts/import/sections'

/** The link of a new project without an address. It is a placeholder, like those that the content ships with. */
const NO_LINK = 'https://example.com/'

export function projectEntries(
  projects: Resume['projects'],
  current: Project[],
  addRemark: AddRemark,
  today: string,
) {
  const listed = readSection(section(today), projects, current, addRemark)
  const own = current.filter(
    (project) => !isPlaceholder(project.link ?? '') && !listed.some(({ was }) => was === project),
  )
  return listed.length > 0 ? [...listed, ...same(own)] : []
}

function section(today: string): Section<Resume['projects'][number], Project> {
  return {
    path: 'projects',
    needs: 'a project needs a name and a description',
    hasIds: true,
    isSame: ({ title }, { name }) => title === name,
    read(project, was) {
      const { name, description = was?.description, keywords, url, repository, ...dated } = project
      const { startDate, endDate, roles, highlights, ...rest } = dated
      if (!name || !description) return undefined
      const fields = {
        link: projectLink(url, was),
        repository: linkOf(repository),
        role: some(roles)?.join(', '),
        ...period(project),
        highlights: some(highlights),
        techUsed: techUsed(keywords, was),
        isNew: was?.isNew ?? isRecent(endDate, today),
      }
      return { is: { title: name, description, ...fields }, rest }
    },
  }
}

/** An address that does not answer as https now may do so later. It still says more than a placeholder. */
function projectLink(url: string | undefined, was: Project | undefined) {
  if (isHttps(url)) return url
  if (was?.link && !isPlaceholder(was.link)) return was.link
  return asHttps(url) ?? was?.link ?? NO_LINK
}

/** If the keywords are the same, the text stays as the owner wrote it. */
function techUsed(keywords: string[] | undefined, was: Project | undefined) {
  if (!keywords?.length || (was && isDeepStrictEqual(keywords, techKeywords(was)))) return was?.techUsed ?? ''
  return keywords.join(', ')
}

/** Whether the project still goes on, or ended this year or last year. */
function isRecent(endDate: string | undefined, today: string) {
  return !endDate || Number(endDate.slice(0, 4)) >= Number(today.slice(0, 4)) - 1
}

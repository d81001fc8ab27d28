import { isDeepStrictEqual } from 'node:util'
import type { Entry } from '@/app/_owner/import/content-source'
import {
  type AddRemark,
  asHttps,
  isHttps,
  nextId,
  remarkOnFields,
  same,
  take,
} from '@/app/_owner/import/plan-parts'
import type { Resume } from '@/app/_owner/import/resume-file'
import { isPlaceholder } from '@/app/_site/placeholders'
import { techKeywords } from '@/app/_site/resume'
import type { Project } from '@/content/projects'

/** The link of a new project without an address. It is a placeholder, like those that the content ships with. */
const NO_LINK = 'https://example.com/'

export function projectEntries(
  projects: Resume['projects'],
  current: Project[],
  addRemark: AddRemark,
  today: string,
) {
  const pool = [...current]
  let id = nextId(current)
  const listed = projects.flatMap((project, index): Entry<Project>[] => {
    const { name, description, keywords, url, ...rest } = project
    const path = `projects[${index}]`
    const was = take(pool, ({ title }) => title === name)
    const text = description ?? was?.description
    if (!name || !text) {
      addRemark(path, project, 'a project needs a name and a description')
      return []
    }
    remarkOnFields(path, rest, addRemark)
    const link = linkOf(url, was)
    if (url && url !== link) addRemark(`${path}.url`, url, whyNot(url, link))
    return [
      {
        was,
        is: {
          ...was,
          id: was?.id ?? id++,
          title: name,
          description: text,
          link,
          techUsed: techUsed(keywords, was),
          isNew: was?.isNew ?? isRecent(project.endDate, today),
        },
      },
    ]
  })
  const own = pool.filter(({ link }) => !isPlaceholder(link))
  return listed.length > 0 ? [...listed, ...same(own)] : []
}

/** An address that does not answer as https now may do so later. It still says more than a placeholder. */
function linkOf(url: string | undefined, was: Project | undefined) {
  if (isHttps(url)) return url
  if (was && !isPlaceholder(was.link)) return was.link
  return asHttps(url) ?? was?.link ?? NO_LINK
}

function whyNot(url: string, link: string) {
  return `${asHttps(url) ? 'it does not answer as https' : 'links are https'}; the project links to ${link}`
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

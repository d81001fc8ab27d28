/**
 * The content as the site shows it: what the owner has written, completed by what an update has brought since. Then an
 * older `content/` still builds.
 */
import { isHiddenDraft } from '@/components/content/front-matter'
import * as ownCareer from '@/content/career'
import { navigation as namedNavigation } from '@/content/navigation'
import { projectFilters as labelledFilters, projects as namedProjects } from '@/content/projects'
import type { Career } from '@/content/schema/career'
import { english } from '@/content/schema/languages/en'
import { translationOf } from '@/content/schema/languages/translation-of'
import { ARTICLE_FOLDERS } from '@/content/schema/pages'
import type { Project } from '@/content/schema/projects'
import type { Words } from '@/content/schema/words'
import * as own from '@/content/words'

export { descriptions } from '@/content/descriptions'
export { owner } from '@/content/owner'
export { services } from '@/content/services'
export { skills } from '@/content/skills'
export { contactSocials, socials } from '@/content/socials'

/** Nothing leads to a story that is a draft. */
export const projects = namedProjects.some(isUnready)
  ? namedProjects.map((project) => (isUnready(project) ? { ...project, story: undefined } : project))
  : namedProjects

function isUnready({ story }: Project) {
  const files = ['mdx', 'md'].map((ending) => `${ARTICLE_FOLDERS['/project']}/${story}.${ending}`)
  return Boolean(story) && files.some(isHiddenDraft)
}

const lists: Partial<Career> = ownCareer

export const career: Career = {
  work: [],
  volunteer: [],
  education: [],
  awards: [],
  certificates: [],
  publications: [],
  languages: [],
  interests: [],
  references: [],
  ...lists,
}

export const { work, volunteer, education, awards, certificates } = career
export const { publications, languages, interests, references } = career

const { language = 'en', words: ownWords = {} }: Partial<typeof own> = own

const ours = completed<Words>(english, translationOf(language))

/** What the owner has called a page in the bar is also its heading. A name that is as we ship it follows the language. */
const named = namedNavigation
  .filter(({ href, name }) => ![english.pages[href], ours.pages[href]].includes(name))
  .map(({ href, name }) => ({ pages: { [href]: name }, [href.slice(1)]: { heading: name } }))

export const words = completed<Words>(named.reduce(completed<Words>, ours), ownWords)
export { language }

export const ownNavigation = namedNavigation.map((item) => ({ ...item, name: words.pages[item.href] }))

const labels: Record<string, string> = {
  [english.project.all]: words.project.all,
  [english.project.latest]: words.project.latest,
}

export const projectFilters = labelledFilters.map((option) => ({
  ...option,
  label: labels[option.label] ?? option.label,
}))

/** The texts, each in the owner's words if there are any. A plural is one text, because languages differ in its forms. */
function completed<Texts extends object>(texts: Texts, own: object): Texts {
  const all = Object.entries({ ...texts, ...own }).map(([name, text]) => {
    const ours = Object(texts)[name]
    const isGroup = typeof ours === 'object' && !('other' in ours)
    return [name, isGroup ? completed(ours, Object(own)[name]) : (text ?? ours)]
  })
  return Object.fromEntries(all) // has every text of the first
}

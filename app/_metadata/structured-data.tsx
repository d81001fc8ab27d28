import type { CollectionPage, Graph, Person, ProfilePage, TechArticle, Thing, WebSite } from 'schema-dts'
import { portraitAddress, profiles } from '@/app/_metadata/json-resume'
import { previewPath } from '@/app/_metadata/page-metadata'
import { absolute, siteAddress } from '@/app/_metadata/site-address'
import type { Article } from '@/components/content/articles'
import {
  awards,
  certificates,
  education,
  language,
  languages,
  owner,
  projects,
  work,
} from '@/components/content/content'
import { presentJobs } from '@/components/content/jobs'
import { isExamplePicture } from '@/components/content/public-file'
import { encodedPath } from '@/components/content/public-path'
import { roleName } from '@/components/text/role-name'
import { isExample, own, real } from '@/content/schema/example'
import type { Project } from '@/content/schema/projects'

const PERSON = `${siteAddress}/#person`
const WEBSITE = `${siteAddress}/#website`

/** Statements for search engines (schema.org), linked to each other by `@id`. */
export function StructuredData({ things }: { things: Thing[] }) {
  if (things.length === 0) return null
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: this JSON cannot close the element around it
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

const person: Person = {
  '@type': 'Person',
  '@id': PERSON,
  name: real(owner.name),
  url: absolute('/'),
}

const website: WebSite = {
  '@type': 'WebSite',
  '@id': WEBSITE,
  name: real(owner.name),
  url: absolute('/'),
  inLanguage: language,
  author: { '@id': PERSON },
}

const jobs = presentJobs(own(work), owner.updated)
const [job] = jobs

const profilePage: ProfilePage = {
  '@type': 'ProfilePage',
  '@id': `${siteAddress}/#page`,
  url: absolute('/'),
  isPartOf: { '@id': WEBSITE },
  dateModified: owner.updated,
  mainEntity: {
    ...person,
    jobTitle: job?.position ?? (owner.roles[0] && roleName(owner.roles[0])),
    hasOccupation: job && { '@type': 'Occupation', name: job.position },
    description: real(owner.bio),
    image: portraitAddress(owner),
    sameAs: profiles().map(({ url }) => url),
    homeLocation: named('Place', [owner.place]),
    worksFor: named(
      'Organization',
      jobs.map(({ name }) => name),
    ),
    alumniOf: named(
      'EducationalOrganization',
      own(education).map(({ institution }) => institution),
    ),
    hasCredential: named(
      'EducationalOccupationalCredential',
      own(certificates).map(({ name }) => name),
    ),
    knowsLanguage: unlessEmpty(own(languages).map(({ language }) => language)),
    award: unlessEmpty(own(awards).map(({ title }) => title)),
  },
}

/** Things of which only the name is known, without examples. */
function named<Type extends string>(type: Type, names: (string | undefined)[]) {
  return unlessEmpty(
    names.flatMap((name) => real(name) ?? []).map((name) => ({ '@type': type, name }) as const),
  )
}

function unlessEmpty<Item>(list: Item[]) {
  return list.length > 0 ? list : undefined
}

const projectPage: CollectionPage = {
  '@type': 'CollectionPage',
  '@id': `${absolute('/project')}#page`,
  url: absolute('/project'),
  isPartOf: { '@id': WEBSITE },
  dateModified: owner.updated,
  mainEntity: {
    '@type': 'ItemList',
    numberOfItems: own(projects).length,
    itemListElement: own(projects).map((project, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'CreativeWork',
        '@id': `${absolute('/project')}#project-${project.id}`,
        name: project.title,
        description: project.description,
        image:
          project.image && !isExamplePicture(project.image)
            ? absolute(encodedPath(project.image))
            : undefined,
        url: real(project.link),
        subjectOf: project.story && { '@id': `${absolute(`/project/${project.story}`)}#article` },
        author: { '@id': PERSON },
      },
    })),
  },
}

/** For the page of a story or a note. Nothing for one of an example. */
export function articleData(
  { href, title, summary, date, updated, tags }: Article,
  project?: Project,
): Thing[] {
  if (isExample(project)) return []
  const article: TechArticle = {
    '@type': 'TechArticle',
    '@id': `${absolute(href)}#article`,
    url: absolute(href),
    headline: title,
    description: summary,
    datePublished: date,
    dateModified: updated || date,
    keywords: unlessEmpty(tags),
    image: absolute(previewPath(href)),
    inLanguage: language,
    isPartOf: { '@id': WEBSITE },
    author: { '@id': PERSON },
    about: project && { '@id': `${absolute('/project')}#project-${project.id}` },
  }
  return [website, article, person]
}

/** For the home page. */
export const profileData: Thing[] = [website, profilePage]

/** For the projects' page. */
export const projectData: Thing[] = [website, projectPage, person]

import type { CollectionPage, Graph, Person, ProfilePage, TechArticle, Thing, WebSite } from 'schema-dts'
import { portraitAddress, profiles } from '@/app/_metadata/json-resume'
import { absolute, siteAddress } from '@/app/_metadata/site-address'
import { type Article, storyOf } from '@/components/content/articles'
import { type Content, contentIn } from '@/components/content/content'
import { presentJobs } from '@/components/content/jobs'
import { isExamplePicture } from '@/components/content/public-file'
import { encodedPath, pagePath } from '@/components/content/public-path'
import { previewPath } from '@/components/layout/sheets'
import { roleName } from '@/components/text/role-name'
import { isExample, own, real } from '@/content/schema/example'
import type { Project } from '@/content/schema/projects'

const PERSON = `${siteAddress}/#person`

function websiteId({ base }: Content) {
  return `${siteAddress}${base}/#website`
}

/** Statements for search engines (schema.org), linked to each other by `@id`. */
export function StructuredData({ things }: { things: Thing[] }) {
  if (things.length === 0) return null
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: this JSON cannot close the element around it
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

function personIn({ owner, base }: Content) {
  return {
    '@type': 'Person',
    '@id': PERSON,
    name: real(owner.name),
    url: absolute(pagePath(base, '/')),
  } as const satisfies Person
}

function websiteIn(content: Content): WebSite {
  const { owner, base, language } = content
  return {
    '@type': 'WebSite',
    '@id': websiteId(content),
    name: real(owner.name),
    url: absolute(pagePath(base, '/')),
    inLanguage: language,
    author: { '@id': PERSON },
  }
}

/** For the home page. */
export function profileData(content: Content): Thing[] {
  const { awards, base, certificates, education, languages, owner, work } = content
  const jobs = presentJobs(own(work), owner.updated)
  const [job] = jobs
  const page: ProfilePage = {
    '@type': 'ProfilePage',
    '@id': `${siteAddress}${base}/#page`,
    url: absolute(pagePath(base, '/')),
    isPartOf: { '@id': websiteId(content) },
    dateModified: owner.updated,
    mainEntity: {
      ...personIn(content),
      jobTitle: job?.position ?? (owner.roles[0] && roleName(owner.roles[0])),
      hasOccupation: job && { '@type': 'Occupation', name: job.position },
      description: real(owner.bio),
      image: portraitAddress(owner),
      sameAs: profiles(content).map(({ url }) => url),
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
  return [websiteIn(content), page]
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

/** For the projects' page. */
export function projectData(content: Content): Thing[] {
  const { base, owner, projects } = content
  const address = absolute(`${base}/project`)
  const page: CollectionPage = {
    '@type': 'CollectionPage',
    '@id': `${address}#page`,
    url: address,
    isPartOf: { '@id': websiteId(content) },
    dateModified: owner.updated,
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: own(projects).length,
      itemListElement: own(projects).map((project, index) => {
        const story = storyOf(content, project)
        return {
          '@type': 'ListItem',
          position: index + 1,
          item: {
            '@type': 'CreativeWork',
            '@id': `${address}#project-${project.id}`,
            name: project.title,
            description: project.description,
            image:
              project.image && !isExamplePicture(project.image)
                ? absolute(encodedPath(project.image))
                : undefined,
            url: real(project.link),
            subjectOf: story && { '@id': `${absolute(story.href)}#article` },
            author: { '@id': PERSON },
          },
        }
      }),
    },
  }
  return [websiteIn(content), page, personIn(content)]
}

/** For the page of a story or a note. Nothing for one of an example. */
export function articleData(
  { href, language, title, summary, date, updated, tags }: Article,
  project?: Project,
): Thing[] {
  if (isExample(project)) return []
  const content = contentIn(language)
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
    isPartOf: { '@id': websiteId(content) },
    author: { '@id': PERSON },
    about: project && { '@id': `${absolute(`${content.base}/project`)}#project-${project.id}` },
  }
  return [websiteIn(content), article, personIn(content)]
}

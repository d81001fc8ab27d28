import type * as schema from 'schema-dts'
import { resume } from '@/app/_metadata/json-resume'
import { absolute, siteAddress } from '@/app/_metadata/site-address'
import { type Article, decisionTexts, type Story } from '@/components/content/article-lists'
import { type Content, contentIn } from '@/components/content/content'
import { jobTitleOf, presentJobs } from '@/components/content/jobs'
import { previewPath } from '@/components/layout/sheets'
import { localizedPath } from '@/components/text/addresses'
import { isExample, unlessExample } from '@/content/schema/example'

export function StructuredData({ thing }: { thing?: schema.ProfilePage | schema.Article }) {
  if (!thing) return null
  const document = { '@context': 'https://schema.org', ...thing }
  // An empty text or list says nothing, so it is left out.
  const json = JSON.stringify(document, (_, value) => (value?.length === 0 ? undefined : value))
  const __html = json.replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: this JSON cannot close the element around it
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />
}

function personOf({ owner, base }: Content) {
  return {
    '@type': 'Person',
    '@id': `${siteAddress}/#person`,
    name: unlessExample(owner.name),
    url: absolute(localizedPath(base, '/')),
  } as const satisfies schema.Person
}

/** Describes the owner for search engines, mostly from the résumé, which has no examples. */
export function profileData(content: Content) {
  const { base, owner } = content
  const { basics, work, education, certificates, languages, awards, skills } = resume(content)
  const jobs = presentJobs(work)
  const employers = jobs.map(({ name }) => name)
  const schools = education.map(({ institution }) => institution)
  return {
    '@type': 'ProfilePage',
    '@id': `${siteAddress}${base}/#page`,
    url: absolute(localizedPath(base, '/')),
    dateModified: owner.updated,
    mainEntity: {
      ...personOf(content),
      jobTitle: jobTitleOf(content),
      hasOccupation: jobs[0] && { '@type': 'Occupation', name: jobs[0].position },
      description: basics.summary,
      image: basics.image,
      sameAs: basics.profiles.map(({ url }) => url),
      homeLocation: uniqueThings('Place', [basics.location?.city]),
      worksFor: uniqueThings('Organization', employers),
      alumniOf: uniqueThings('EducationalOrganization', schools),
      knowsAbout: skills.map(({ name }) => name),
      // Without a link, nobody can check a certificate.
      hasCredential: certificates.flatMap(({ name, url }) =>
        url ? { '@type': 'EducationalOccupationalCredential', name, url } : [],
      ),
      knowsLanguage: languages.map(({ language }) => language),
      award: awards.map(({ title }) => title),
    },
  } as const satisfies schema.ProfilePage
}

function uniqueThings<Type extends string>(type: Type, names: (string | undefined)[]) {
  return [...new Set(names)]
    .flatMap((name) => unlessExample(name) ?? [])
    .map((name) => ({ '@type': type, name }) as const)
}

export function articleData(article: Article & Partial<Story>) {
  if (isExample(article.project)) return undefined
  const { href, language, title, summary, date, updated, tags } = article
  return {
    '@type': 'Article',
    '@id': `${absolute(href)}#article`,
    url: absolute(href),
    headline: title,
    description: summary,
    abstract: decisionTexts(article),
    datePublished: date,
    dateModified: updated ?? date,
    keywords: tags,
    image: absolute(previewPath(href)),
    inLanguage: language,
    author: personOf(contentIn(language)),
  } as const satisfies schema.Article
}

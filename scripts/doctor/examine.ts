import { loadEnvConfig } from '@next/env'
import type { Content } from '@/app/_check/content-files'
import { type Finding, finding, show } from '@/app/_check/finding'
import { withLines } from '@/app/_check/lines'
import { type readContent, withOthers } from '@/app/_check/read-content'
import { readDeployment } from '@/app/_server/deployment'
import { accountPage } from '@/app/github/github-api'
import { isExample, real } from '@/content/schema/example'
import { textsFor } from '@/content/schema/fields'
import { isLink } from '@/content/schema/parts'
import { findDeadLinks } from '@/scripts/doctor/dead-links'
import { contentExamples, fileExamples } from '@/scripts/doctor/examples'
import type { Report } from '@/scripts/doctor/lay-out'

/** @param options whether to request every link, and to list mistakes and what is worth improving alone. */
export async function examine(
  { content, unreadable }: Awaited<ReturnType<typeof readContent>>,
  { links = false, mistakes = false } = {},
): Promise<Report[]> {
  // It reads the content itself, so nothing may import it before `readContent`.
  const { findMistakes } = await import('@/app/_check/mistakes')
  const wrong = withOthers(unreadable, findMistakes(content))
  if (wrong.length === 0) {
    const { findBadPictures } = await import('@/app/_check/pictures')
    wrong.push(...(await findBadPictures(content)))
  }
  const reports = reported('mistake', wrong)
  if (wrong.length === 0) {
    const { findWarnings } = await import('@/scripts/doctor/warnings')
    reports.push(...reported('warning', findWarnings(content)))
    const { previewLetters } = await import('@/app/_check/letters')
    const text = await previewLetters()
    if (text) reports.push({ kind: 'warning', file: 'environment', line: null, text })
  }
  const { findArticleWarnings } = await import('@/app/_check/article-mistakes')
  reports.push(...reported('warning', findArticleWarnings()))
  if (links) reports.push(...(await deadLinks(content, wrong.length === 0)))
  if (!mistakes) reports.push(...examples(content))
  reports.push(...siteAddress(mistakes ? 'warning' : 'as shipped'))
  return reports
}

function reported(kind: Report['kind'], findings: Finding[]): Report[] {
  return withLines(findings).map((found) => ({ kind, ...found }))
}

function examples(content: Content): Report[] {
  const order = Object.keys(content)
  const places = reported('as shipped', contentExamples(content)).sort(
    (a, b) => order.indexOf(a.file) - order.indexOf(b.file) || Number(a.line) - Number(b.line),
  )
  return [...places, ...fileExamples().map((file) => ({ kind: 'as shipped', line: null, ...file }) as const)]
}

/** The only thing that the owner has to set outside `content/`. */
function siteAddress(kind: Report['kind']): Report[] {
  const place = { file: 'environment', line: null }
  loadEnvConfig(process.cwd())
  try {
    if (!readDeployment(process.env).isAddressUnknown) return []
  } catch (error) {
    return [{ kind: 'mistake', ...place, text: error instanceof Error ? error.message : String(error) }]
  }
  const text =
    'SITE_URL: missing — wanted the address of your site, for example "https://ada.example.com", because previews and the sitemap name it'
  return [{ kind, ...place, text }]
}

async function deadLinks(content: Content, areArticlesValid: boolean) {
  const handle = real(content['content/owner.ts'].owner?.handle)
  const { articleLinks } = await import('@/app/_check/article-files')
  const { inEachLanguage } = await import('@/app/_check/translation-mistakes')
  const links = [
    ...inEachLanguage(content, (one) =>
      textsFor('link', one).map(({ path, value }) => ({ ...finding(one, path), link: value })),
    ),
    ...(areArticlesValid ? articleLinks() : []).map(({ file, line, url }) => {
      return { path: [file], line, text: `link ${show(url)}`, link: url }
    }),
  ].filter(({ link }) => isLink(link) && !isExample(link))
  if (handle) {
    links.push({ ...finding(content, ['content/owner.ts', 'owner', 'handle']), link: accountPage(handle) })
  }
  const { dead, noNetwork } = await findDeadLinks(
    links.map(({ link }) => link),
    `link-check-of-${encodeURIComponent(handle ?? 'a')}-portfolio`,
  )
  if (noNetwork) {
    const text = `network: no host answers (${noNetwork}), so no link was judged`
    return [{ kind: 'no network', file: 'environment', line: null, text } as const]
  }
  const found = links.flatMap(({ link, ...place }) => {
    const fault = dead.get(link)
    return fault ? { ...place, text: `${place.text} — ${fault}` } : []
  })
  return reported('dead link', found)
}

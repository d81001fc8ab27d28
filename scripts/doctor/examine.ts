/** It reads the content while it loads, so nothing may import it before `readContent`. */
import { loadEnvConfig } from '@next/env'
import { findArticleWarnings } from '@/app/_check/articles/check-articles'
import { contentExamples, fileExamples } from '@/app/_check/examples'
import type { Finding } from '@/app/_check/finding'
import { previewLetters } from '@/app/_check/missing-letters'
import { findMistakes } from '@/app/_check/mistakes'
import { findBadPictures } from '@/app/_check/pictures'
import { withLines } from '@/app/_check/print-findings'
import { type readContent, withOthers } from '@/app/_check/read-content'
import { findWarnings } from '@/app/_check/warnings'
import { readDeployment } from '@/app/_server/deployment'
import { findOutdatedCv } from '@/scripts/cv/cv-mark'
import { findDeadLinks } from '@/scripts/doctor/dead-links'

/** @param options whether to request every link, and to list mistakes and what is worth improving alone. */
export async function examine(
  { content, unreadable }: Awaited<ReturnType<typeof readContent>>,
  { links = false, mistakes = false } = {},
) {
  const wrong = withOthers(unreadable, findMistakes(content))
  if (wrong.length === 0) wrong.push(...(await findBadPictures(content)))
  const isValid = wrong.length === 0
  const improvable = isValid
    ? [...findWarnings(content), ...findOutdatedCv(), ...(await previewLetters())]
    : []
  return withLines([
    ...wrong,
    ...ofKind('warning', [...improvable, ...findArticleWarnings()]),
    ...(links ? await findDeadLinks(content) : []),
    ...(mistakes ? [] : ofKind('as shipped', [...contentExamples(content), ...fileExamples()])),
    ...siteAddress(mistakes ? 'warning' : 'as shipped'),
  ])
}

function ofKind(kind: Finding['kind'], findings: Finding[]): Finding[] {
  return findings.map((finding) => ({ ...finding, kind }))
}

/** The only thing that the owner has to set outside `content/`. */
function siteAddress(kind: Finding['kind']): Finding[] {
  const path = ['environment']
  loadEnvConfig(process.cwd())
  try {
    if (!readDeployment(process.env).isAddressUnknown) return []
  } catch (error) {
    return [{ path, text: error instanceof Error ? error.message : String(error) }]
  }
  const text =
    'SITE_URL: missing — wanted the address of your site, for example "https://ada.example.com", because previews and the sitemap name it'
  return [{ kind, path, text }]
}

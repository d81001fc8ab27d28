/** This module reads the content while it loads, so nothing may import it before `readContent`. */
import { loadEnvConfig } from '@next/env'
import { findArticleWarnings } from '@/app/_check/articles/check-articles'
import { contentExamples, fileExamples } from '@/app/_check/content/examples'
import { findMissingLetters } from '@/app/_check/content/missing-letters'
import { findMistakes } from '@/app/_check/content/mistakes'
import { findBadPictures, findPictureWarnings } from '@/app/_check/content/pictures'
import { findWarnings } from '@/app/_check/content/warnings'
import type { Finding } from '@/app/_check/finding'
import { findPlaces } from '@/app/_check/places'
import { messageOf } from '@/app/_check/printable'
import { withLines } from '@/app/_check/report'
import { readDeployment } from '@/app/_server/deployment'
import { findCvFaults } from '@/scripts/cv/printed-cvs'
import { findDeadLinks } from '@/scripts/doctor/dead-links'
import { type readContent, withOthers } from '@/scripts/support/read-content'

/** Returns the findings of every rule. @param options of the command. A build leaves out what is still as shipped. */
export async function examine(
  { content: files, unreadable }: Awaited<ReturnType<typeof readContent>>,
  { links = false, patient = false, isBuild = false } = {},
) {
  const mistakes = withOthers(unreadable, findMistakes(files))
  if (mistakes.length === 0) mistakes.push(...(await findBadPictures(files)), ...(await findPlaces()))
  const warnings = findArticleWarnings()
  if (mistakes.length === 0)
    warnings.push(
      ...findWarnings(files),
      ...(await findPictureWarnings(files)),
      ...(await findCvFaults()),
      ...(await findMissingLetters()),
    )
  return withLines([
    ...mistakes,
    ...ofKind('warning', warnings),
    ...(links ? await findDeadLinks(files, patient ? 3 : 1) : []),
    ...(isBuild ? [] : ofKind('as shipped', [...contentExamples(files), ...fileExamples()])),
    ...findUnsetSiteAddress(isBuild ? 'warning' : 'as shipped'),
  ])
}

function ofKind(kind: Finding['kind'], findings: Finding[]): Finding[] {
  return findings.map((finding) => ({ ...finding, kind }))
}

/** Reports the only thing that the owner has to set outside `content/`, if it is missing or wrong. */
function findUnsetSiteAddress(kind: Finding['kind']): Finding[] {
  const path = ['environment']
  loadEnvConfig(process.cwd())
  try {
    if (readDeployment(process.env).address) return []
  } catch (error) {
    return [{ path, text: messageOf(error) }]
  }
  const text =
    'SITE_URL: missing — wanted the address of your site, for example "https://ada.example.com", because previews and the sitemap name it'
  return [{ kind, path, text }]
}

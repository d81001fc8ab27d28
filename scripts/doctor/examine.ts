/** This module reads the content while it loads, so nothing may import it before `readContent`. */
import { loadEnvConfig } from '@next/env'
import { readDeployment } from '@/app/_config/deployment'
import { findArticleWarnings } from '@/app/_findings/articles/article-warnings'
import { findContentExamples, findFileExamples } from '@/app/_findings/content/examples'
import { findMissingLetters } from '@/app/_findings/content/missing-letters'
import { findMistakes } from '@/app/_findings/content/mistakes'
import { findPhotoLocations } from '@/app/_findings/content/photo-locations'
import { findPictureMistakes, findPictureWarnings } from '@/app/_findings/content/pictures'
import { findWarnings } from '@/app/_findings/content/warnings'
import { type Finding, ofKind } from '@/app/_findings/finding'
import { messageOf } from '@/app/_findings/printable'
import { withLines } from '@/app/_findings/report'
import { findCvFaults } from '@/scripts/cv/cv-faults'
import { findDeadLinks } from '@/scripts/doctor/find-dead-links'
import { mergeFindings, type readContent } from '@/scripts/support/read-content'

/** Runs every rule. The list of a finding decides if it is a mistake, a warning or as shipped. */
export async function examine(
  { content: files, unreadable }: Awaited<ReturnType<typeof readContent>>,
  { links = false, patient = false, isBuild = false } = {},
) {
  const mistakes = mergeFindings(unreadable, findMistakes(files))
  if (mistakes.length === 0)
    mistakes.push(...(await findPictureMistakes(files)), ...(await findPhotoLocations()))
  const warnings = findArticleWarnings()
  if (mistakes.length === 0)
    for (const find of [findWarnings, findPictureWarnings, findCvFaults, findMissingLetters])
      warnings.push(...(await find(files)))
  return withLines([
    ...mistakes,
    ...ofKind('warning', warnings),
    ...(links || patient ? await findDeadLinks(files, patient ? 3 : 1) : []),
    ...(isBuild ? [] : ofKind('as shipped', [...findContentExamples(files), ...findFileExamples()])),
    ...findUnsetSiteAddress(isBuild ? 'warning' : 'as shipped'),
  ])
}

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

/** This module reads the content while it loads, so nothing may import it before `readContent`. */
import { setTimeout } from 'node:timers/promises'
import { loadEnvConfig } from '@next/env'
import { readDeployment } from '@/app/_config/deployment'
import { findArticleWarnings } from '@/app/_findings/articles/article-warnings'
import { contentExamples, fileExamples } from '@/app/_findings/content/examples'
import { findMissingLetters } from '@/app/_findings/content/missing-letters'
import { findMistakes } from '@/app/_findings/content/mistakes'
import { findPictureMistakes, findPictureWarnings } from '@/app/_findings/content/pictures'
import { usedAddresses } from '@/app/_findings/content/used-addresses'
import { findWarnings } from '@/app/_findings/content/warnings'
import { type Finding, finding } from '@/app/_findings/finding'
import { findPhotoLocations } from '@/app/_findings/photo-locations'
import { messageOf } from '@/app/_findings/printable'
import { withLines } from '@/app/_findings/report'
import type { ContentFiles } from '@/components/content/content-files'
import { accountPage } from '@/components/github/account-page'
import { isExample, unlessExample } from '@/content/schema/example'
import { isLink } from '@/content/schema/links'
import { valueAt } from '@/content/schema/schemas'
import { findCvFaults } from '@/scripts/cv/cv-faults'
import { requestLinks } from '@/scripts/doctor/request-links'
import { type readContent, withOthers } from '@/scripts/support/read-content'

const PAUSE_MS = 5 * 60_000

/** Runs every rule. The list that takes its findings makes them mistakes, warnings or what is as shipped. */
export async function examine(
  { content: files, unreadable }: Awaited<ReturnType<typeof readContent>>,
  { links = false, patient = false, isBuild = false } = {},
) {
  const mistakes = withOthers(unreadable, findMistakes(files))
  if (mistakes.length === 0)
    mistakes.push(...(await findPictureMistakes(files)), ...(await findPhotoLocations()))
  const warnings = findArticleWarnings()
  if (mistakes.length === 0)
    for (const find of [findWarnings, findPictureWarnings, findCvFaults, findMissingLetters])
      warnings.push(...(await find(files)))
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

async function findDeadLinks(content: ContentFiles, attempts: number): Promise<Finding[]> {
  const links = usedAddresses(content, 'link').filter(({ address }) => isLink(address) && !isExample(address))
  const handle = unlessExample(content['content/owner.ts'].owner?.handle)
  if (handle) {
    const place = finding(content, ['content/owner.ts', 'owner', 'handle'])
    links.push({ ...place, address: accountPage(handle) })
  }
  let { dead, unknown, noNetwork } = await requestLinks(links.map(({ address }) => address))
  if (noNetwork) {
    const text = `network: no host answers (${noNetwork}), so no link was checked`
    return [{ kind: 'no network', path: ['environment'], text }]
  }
  for (let attempt = 2; attempt <= attempts && dead.size > 0; attempt++) {
    await setTimeout(PAUSE_MS)
    const again = await requestLinks([...dead.keys()])
    if (again.noNetwork) continue
    dead = again.dead
    for (const [address, cause] of again.unknown) unknown.set(address, cause)
  }
  return links.flatMap(({ address, ...place }): Finding[] => {
    const cause = dead.get(address) ?? unknown.get(address)
    if (!cause) return []
    const kind = dead.has(address) ? 'dead link' : 'unknown link'
    const isLive = place.path.at(-1) === 'link' && valueAt(content, [...place.path.slice(0, -1), 'live'])
    return [{ ...place, kind, text: `${place.text} — ${cause}${isLive ? ', and it is marked as live' : ''}` }]
  })
}

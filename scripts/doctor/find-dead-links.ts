import { setTimeout } from 'node:timers/promises'
import { usedAddresses } from '@/app/_findings/content/used-addresses'
import { type Finding, finding } from '@/app/_findings/finding'
import type { ContentFiles } from '@/components/content/content-files'
import { accountPage } from '@/components/github/account-page'
import { isExample, unlessExample } from '@/content/schema/example'
import { isLink } from '@/content/schema/links'
import { valueAt } from '@/content/schema/schemas'
import { requestLinksOnce } from '@/scripts/doctor/request-links-once'

const PAUSE_MS = 5 * 60_000

export async function findDeadLinks(content: ContentFiles, attempts: number): Promise<Finding[]> {
  const links = usedAddresses(content, 'link').filter(({ address }) => isLink(address) && !isExample(address))
  const handle = unlessExample(content['content/owner.ts'].owner?.handle)
  const path = ['content/owner.ts', 'owner', 'handle']
  if (handle) links.push({ ...finding(content, path), address: accountPage(handle) })
  let { dead, unknown, noNetwork } = await requestLinksOnce(links.map(({ address }) => address))
  if (noNetwork) {
    const text = `network: no host answers (${noNetwork}), so no link was checked`
    return [{ kind: 'no network', path: ['environment'], text }]
  }
  for (let attempt = 2; attempt <= attempts && dead.size > 0; attempt++) {
    await setTimeout(PAUSE_MS)
    const again = await requestLinksOnce([...dead.keys()])
    if (again.noNetwork) continue
    dead = again.dead
    for (const [address, cause] of again.unknown) unknown.set(address, cause)
  }
  return links.flatMap(({ address, ...place }): Finding[] => {
    const cause = dead.get(address) ?? unknown.get(address)
    if (!cause) return []
    const isLive = place.path.at(-1) === 'link' && valueAt(content, [...place.path.slice(0, -1), 'live'])
    const kind = !dead.has(address) ? 'unknown link' : isLive ? 'dead live link' : 'dead link'
    return [{ ...place, kind, text: `${place.text} — ${cause}${isLive ? ', and it is marked as live' : ''}` }]
  })
}

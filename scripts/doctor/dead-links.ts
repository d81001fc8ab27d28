import { usedAddresses } from '@/app/_check/content/used-addresses'
import { type Finding, finding } from '@/app/_check/finding'
import type { ContentFiles } from '@/components/content/content-files'
import { accountPage } from '@/components/github/account-page'
import { isExample, unlessExample } from '@/content/schema/example'
import { isLink } from '@/content/schema/links'
import { requestLinks } from '@/scripts/support/request-links'

/** Requests each link of the content and its texts, and the page of the owner's account. */
export async function findDeadLinks(content: ContentFiles): Promise<Finding[]> {
  const links = usedAddresses(content, 'link').filter(({ address }) => isLink(address) && !isExample(address))
  const handle = unlessExample(content['content/owner.ts'].owner?.handle)
  if (handle) {
    const place = finding(content, ['content/owner.ts', 'owner', 'handle'])
    links.push({ ...place, address: accountPage(handle) })
  }
  const { dead, noNetwork } = await requestLinks(links.map(({ address }) => address))
  if (noNetwork) {
    const text = `network: no host answers (${noNetwork}), so no link was checked`
    return [{ kind: 'no network', path: ['environment'], text }]
  }
  return links.flatMap(({ address, ...place }): Finding[] => {
    const cause = dead.get(address)
    return cause ? [{ ...place, kind: 'dead link', text: `${place.text} — ${cause}` }] : []
  })
}

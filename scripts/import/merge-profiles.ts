import { gitHubAddress } from '@/components/github/github-profile'
import { HANDLE } from '@/content/schema/handle'
import { isLink } from '@/content/schema/parts'
import type { Exports } from '@/scripts/import/exports'
import { keyOf, type Remark } from '@/scripts/import/fitting'
import { mergeLinks, type ProfileLink } from '@/scripts/import/social-links'

/** The links of the content with the profiles of a résumé. The page /github shows the first GitHub account. */
export function profilesFrom(profiles: unknown, { socials, contactSocials }: Exports, remark: Remark) {
  const links: ProfileLink[] = []
  let handle: string | undefined
  for (const [index, profile] of (Array.isArray(profiles) ? profiles : []).entries()) {
    const { network, username, url } = Object(profile)
    const path = `basics.profiles[${index}]`
    const account = handle ? undefined : (gitHubAccount(network, url) ?? gitHubAccount(network, username))
    const link = account ? gitHubAddress(account) : String(url)
    handle ??= account
    if (!account && links.some((other) => keyOf(other.url) === keyOf(link)))
      remark(path, profile, 'another profile has the same address')
    else if (typeof network === 'string' && isLink(link)) {
      links.push(account ? { network: 'GitHub', url: link, isReplacement: true } : { network, url: link })
      if (username && !link.includes(username)) remark(`${path}.username`, username)
    } else remark(path, profile, 'a social link needs a network and an https address that answers')
  }
  if (links.length === 0) return {}
  return {
    handle,
    socials: mergeLinks(links, socials, contactSocials),
    contactSocials: mergeLinks(links, contactSocials, socials),
  }
}

function gitHubAccount(network: unknown, address: unknown) {
  if (keyOf(String(network)) !== 'github' || typeof address !== 'string') return undefined
  const account = address.replace(/^https?:\/\/(www\.)?github\.com\//i, '').replace(/\/$/, '')
  return HANDLE.test(account) ? account : undefined
}

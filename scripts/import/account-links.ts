import { accountPage } from '@/app/github/github-api'
import { isExampleLink } from '@/content/schema/example'
import { isLink } from '@/content/schema/parts'
import type { SocialLink } from '@/content/schema/socials'
import type { Exports } from '@/scripts/import/exports'
import { hostOf } from '@/scripts/import/field-values'
import { keyOf, oneLine } from '@/scripts/import/fitting'
import type { Account } from '@/scripts/import/github-account'
import type { Options } from '@/scripts/import/merge-account'
import { networkOf } from '@/scripts/import/networks'
import { isSame, mergeLinks, type ProfileLink } from '@/scripts/import/social-links'

/** The links of the content with those of an account. Examples give way, and networks that neither list has are new. */
export function accountLinks(
  { profile, socialAccounts }: Account,
  handle: string,
  { socials, contactSocials }: Exports,
  { website, remark }: Options,
) {
  const isOwn = keyOf(handle) === keyOf(profile.login)
  const gitHub = isOwn ? profile.url : accountPage(handle)
  const links: ProfileLink[] = [{ network: 'GitHub', url: gitHub, isReplacement: true }]
  for (const { provider, url } of socialAccounts) {
    if (isLink(url)) links.push({ network: labelOf(provider, url), url })
    else remark('social accounts', url, 'a social link needs an https address')
  }
  if (website && !links.some(({ url }) => keyOf(url) === keyOf(website)))
    links.push({ network: 'Website', url: website })
  const mine = [...socials, ...contactSocials].filter((social) => !isExampleLink(social))
  return {
    socials: mergeLinks(linksFor(socials), socials, contactSocials),
    contactSocials: mergeLinks(linksFor(contactSocials), contactSocials, socials),
  }

  /** The owner's links in the other list take the place of an example. */
  function linksFor(list: SocialLink[]) {
    const has = (some: SocialLink[], link: ProfileLink) => some.some((social) => isSame(social, link))
    const fromOther = mine.map(({ label, link }) => ({ network: label, url: link, isReplacement: true }))
    const added = links.filter((link) => link.isReplacement || !has(mine, link))
    const kept = list.filter((social) => mine.includes(social))
    return [...fromOther, ...added].filter((link) => !has(kept, link))
  }
}

/** GitHub calls an account `generic` if it does not know the network. Then the host says more. */
function labelOf(provider: string, url: string) {
  const name = oneLine(provider)
  if (name === 'generic' || !name) return hostOf(url)
  return networkOf(name) ?? name.charAt(0).toUpperCase() + name.slice(1)
}

import { isExampleLink } from '@/content/schema/example'
import { HANDLE } from '@/content/schema/handle'
import { isFrontPage, isLink } from '@/content/schema/links'
import { entriesOf } from '@/content/schema/rules'
import type { SocialLink } from '@/content/schema/socials'
import { nextId, type OwnerContent } from '@/scripts/import/merge/owner-content'
import { isAlike } from '@/scripts/import/support/fields'
import { report } from '@/scripts/import/support/reports'

type NewLink = Pick<SocialLink, 'label' | 'link'>

const GITHUB_ACCOUNT = /^https?:\/\/(?:www\.)?github\.com\/([^/]+)\/?$/i

/**
 * The lists of the content with the profiles of a résumé. Examples go. A link to the same network gives way to the new one,
 * the owner's others stay. A link that neither list has is added to both.
 *
 * @param isFilling if all of the owner's stay. @returns also the first GitHub account, which the page /github shows.
 */
export function mergeSocialLinks(
  profiles: unknown,
  { socials, contactSocials }: OwnerContent,
  isFilling: boolean,
) {
  const links = linksOf(profiles)
  if (links.length === 0) return { handle: undefined, socials, contactSocials }
  const accounts = links.map(({ link }) => GITHUB_ACCOUNT.exec(link)?.[1] ?? '')
  const handle = accounts.find((account) => HANDLE.test(account))
  const mine = [...socials, ...contactSocials].filter((social) => isFilling && !isExampleLink(social))
  const all = [...mine, ...links.filter((link) => !mine.some((social) => isSameLink(social, link)))]
  return {
    handle,
    socials: mergeLinks(socials, contactSocials),
    contactSocials: mergeLinks(contactSocials, socials),
  }

  function mergeLinks(list: SocialLink[], elsewhere: SocialLink[]): SocialLink[] {
    const pool = all.filter(({ link }) => !list.some((social) => isAlike(social.link, link)))
    const merged = list.flatMap(({ example, ...social }) => {
      if (all.some(({ link }) => isAlike(social.link, link))) return [social]
      const found = pool.find(({ label }) => isAlike(social.label, label))
      if (!found) return isExampleLink({ example, ...social }) ? [] : [social]
      pool.splice(pool.indexOf(found), 1)
      return [{ ...social, link: found.link }]
    })
    const added = pool.filter((link) => !elsewhere.some((social) => isSameLink(social, link)))
    return [...merged, ...added.map(({ label, link }, index) => ({ id: nextId(list) + index, label, link }))]
  }
}

/** The links of the profiles, each once. */
function linksOf(profiles: unknown) {
  const links: NewLink[] = []
  if (profiles && !Array.isArray(profiles))
    report('basics.profiles', profiles, 'wanted a list, for example []')
  for (const [index, profile] of entriesOf(profiles).entries()) {
    const { network, username, url } = profile
    const path = `basics.profiles[${index}]`
    const link = String(url).replace(GITHUB_ACCOUNT, 'https://github.com/$1')
    if (typeof network !== 'string' || !isLink(link) || isFrontPage(link))
      report(path, profile, 'a social link needs a network and an https address that answers')
    else if (links.some((other) => isAlike(other.link, link)))
      report(path, profile, 'another profile has the same address')
    else {
      links.push({ label: network, link })
      if (username && !link.includes(String(username))) report(`${path}.username`, username)
    }
  }
  return links
}

/** Checks for the same network or the same address. */
function isSameLink(one: NewLink, other: NewLink) {
  return isAlike(one.label, other.label) || isAlike(one.link, other.link)
}

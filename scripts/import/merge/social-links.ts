import { isExampleLink } from '@/content/schema/example'
import type { SocialLink } from '@/content/schema/socials'
import type { OwnerContent } from '@/scripts/import/owner-content'
import { isAlike } from '@/scripts/import/resume/links'

export type ProfileLink = { network: string; url: string }

/**
 * The lists of the content with new links. Examples go. A link to the same network gives way to the new one, the owner's
 * others stay. A link that neither list has is added to both. @param isFilling if all of the owner's stay.
 */
export function withLinks(
  links: ProfileLink[],
  { socials, contactSocials }: OwnerContent,
  isFilling: boolean,
) {
  const mine = [...socials, ...contactSocials].filter((social) => isFilling && !isExampleLink(social))
  const all = [
    ...mine.map(({ label, link }) => ({ network: label, url: link })),
    ...links.filter((link) => !mine.some((social) => isSameLink(social, link))),
  ]
  return { socials: mergeLinks(socials, contactSocials), contactSocials: mergeLinks(contactSocials, socials) }

  function mergeLinks(list: SocialLink[], elsewhere: SocialLink[]): SocialLink[] {
    const pool = all.filter(({ url }) => !list.some((social) => isAlike(social.link, url)))
    const merged = list.flatMap(({ example, ...social }) => {
      if (all.some(({ url }) => isAlike(social.link, url))) return [social]
      const link = pool.find(({ network }) => isAlike(social.label, network))
      if (!link) return isExampleLink({ example, ...social }) ? [] : [social]
      pool.splice(pool.indexOf(link), 1)
      return [{ ...social, link: link.url }]
    })
    const added = pool.filter((link) => !elsewhere.some((social) => isSameLink(social, link)))
    return [
      ...merged,
      ...added.map(({ network, url }, index) => ({ id: nextId(list) + index, label: network, link: url })),
    ]
  }
}

/** Checks for the same network or the same address. */
function isSameLink({ label, link }: SocialLink, { network, url }: ProfileLink) {
  return isAlike(label, network) || isAlike(link, url)
}

export function nextId(items: { id: number }[]) {
  return Math.max(0, ...items.map(({ id }) => id)) + 1
}

import { isExampleLink } from '@/content/schema/example'
import type { SocialLink } from '@/content/schema/socials'
import type { Exports } from '@/scripts/import/exports'
import { keyOf, nextId } from '@/scripts/import/fitting'

export type ProfileLink = {
  network: string
  url: string
  /** It only takes the place of a link to the same network, as the link to GitHub does, because /github shows more. */
  isReplacement?: boolean
}

/**
 * The lists of the content with new links. Examples go. A link to the same network gives way to the new one, the owner's
 * others stay. A link that neither list has is added to both.
 *
 * @param fixed links of the content that stay whatever is new. They also take the place of an example in the other list.
 */
export function withLinks(links: ProfileLink[], content: Exports, fixed: SocialLink[] = []) {
  const { socials, contactSocials } = content
  return { socials: merge(socials, contactSocials), contactSocials: merge(contactSocials, socials) }

  function merge(list: SocialLink[], elsewhere: SocialLink[]): SocialLink[] {
    const stays = list.filter((social) => fixed.includes(social))
    const pool = [
      ...fixed.map(({ label, link }) => ({ network: label, url: link, isReplacement: true })),
      ...links.filter((link) => link.isReplacement || !has(fixed, link)),
    ].filter((link) => !has(stays, link))
    const merged = list.flatMap((social) => {
      const index = pool.findIndex((link) => has([social], link))
      const [link] = index < 0 ? [] : pool.splice(index, 1)
      if (!link) return isExampleLink(social) ? [] : [social]
      const isOwnName = link.isReplacement || keyOf(social.label) === keyOf(link.network)
      const { example: _, ...kept } = social
      return [{ ...kept, label: isOwnName ? social.label : link.network, link: link.url }]
    })
    const added = pool.filter((link) => !link.isReplacement && !has(elsewhere, link))
    return [
      ...merged,
      ...added.map(({ network, url }, index) => ({ id: nextId(list) + index, label: network, link: url })),
    ]
  }
}

function has(socials: SocialLink[], { network, url }: ProfileLink) {
  return socials.some(({ label, link }) => keyOf(link) === keyOf(url) || keyOf(label) === keyOf(network))
}

import { isExampleLink } from '@/content/schema/example'
import type { SocialLink } from '@/content/schema/socials'
import { keyOf, nextId } from '@/scripts/import/fitting'

export type ProfileLink = {
  network: string
  url: string
  /** It only takes the place of a link to the same network, as the link to GitHub does, because /github shows more. */
  isReplacement?: boolean
}

/**
 * A list with new links. Examples go. A link to the same network gives way to the new one, the owner's others stay.
 *
 * @param elsewhere the other list. A link that neither has is added to both.
 */
export function mergeLinks(links: ProfileLink[], list: SocialLink[], elsewhere: SocialLink[]): SocialLink[] {
  const pool = [...links]
  const merged = list.flatMap((social) => {
    const index = pool.findIndex((link) => isSame(social, link))
    const [link] = index < 0 ? [] : pool.splice(index, 1)
    if (!link) return isExampleLink(social) ? [] : [social]
    const isOwnName = link.isReplacement || keyOf(social.label) === keyOf(link.network)
    const { example: _, ...kept } = social
    return [{ ...kept, label: isOwnName ? social.label : link.network, link: link.url }]
  })
  const added = pool.filter(
    (link) => !link.isReplacement && !elsewhere.some((social) => isSame(social, link)),
  )
  const first = nextId(list)
  return [
    ...merged,
    ...added.map(({ network, url }, index) => ({ id: first + index, label: network, link: url })),
  ]
}

export function isSame(social: SocialLink, { network, url }: ProfileLink) {
  return keyOf(social.link) === keyOf(url) || keyOf(social.label) === keyOf(network)
}

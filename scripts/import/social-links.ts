import { isPlaceholder } from '@/app/_site/placeholders'
import type { SocialLink } from '@/content/socials'
import type { Entry } from '@/scripts/import/content-source'
import type { ProfileLink } from '@/scripts/import/owner-fields'
import { nextId, take } from '@/scripts/import/plan-parts'

/** @param elsewhere the other list. A link that neither list has is added to both. */
export function socialLinks(
  links: ProfileLink[],
  list: SocialLink[],
  elsewhere: SocialLink[],
): Entry<SocialLink>[] {
  const isSame = (social: SocialLink, { network, url }: ProfileLink) =>
    social.link === url || isSameText(social.label, network)
  const pool = [...links]
  const sameAddress = list.map((social) => take(pool, ({ url }) => url === social.link))
  const entries = list.flatMap((social, index): Entry<SocialLink>[] => {
    const link = sameAddress[index] ?? take(pool, (candidate) => isSame(social, candidate))
    if (link) {
      const label = link.isHandle || isSameText(social.label, link.network) ? social.label : link.network
      return [{ was: social, is: { ...social, label, link: link.url } }]
    }
    return isPlaceholder(social.link) ? [] : [{ was: social, is: social }]
  })
  let id = nextId(list)
  for (const link of pool) {
    if (link.isHandle || elsewhere.some((social) => isSame(social, link))) continue
    entries.push({ is: { id: id++, label: link.network, link: link.url } })
  }
  return entries
}

function isSameText(one: string, other: string) {
  return one.toLowerCase() === other.toLowerCase()
}

import { isExampleLink } from '@/content/schema/example'
import { isLink } from '@/content/schema/parts'
import type { SocialLink } from '@/content/schema/socials'
import { keyOf, nextId } from '@/scripts/import/fitting'
import type { Exports } from '@/scripts/import/print-content'
import type { Remark } from '@/scripts/import/remarks'
import { fieldsOf, isFields, present, withTodaysNames } from '@/scripts/import/resume-fields'
import { requestLinks } from '@/scripts/request-links'

/** Where networks have the profiles of people, by the name that gives a link its icon. */
const NETWORKS = Object.entries({
  Bluesky: 'https://bsky.app/profile/',
  CodePen: 'https://codepen.io/',
  Dribbble: 'https://dribbble.com/',
  Facebook: 'https://www.facebook.com/',
  GitHub: 'https://github.com/',
  GitLab: 'https://gitlab.com/',
  Instagram: 'https://www.instagram.com/',
  LinkedIn: 'https://www.linkedin.com/in/',
  Medium: 'https://medium.com/@',
  npm: 'https://www.npmjs.com/~',
  Twitter: 'https://twitter.com/',
  X: 'https://x.com/',
  YouTube: 'https://www.youtube.com/@',
})
const LINK = /^(https?:\/\/|\/\/)?[\w-]+(\.[\w-]+)*\.[a-z]{2,}(:\d+)?([/?#]\S*)?$/i

/** Finds an address in what people write. One without its scheme is requested like one with http. */
export function readLink(value: unknown) {
  const address = isFields(value) ? (value.url ?? value.href ?? value.link ?? value) : value
  if (typeof address !== 'string') return address
  const text = address.trim()
  const [, link = text] = /^<(.+)>$/.exec(text) ?? /^\[[^\]]*\]\((.+)\)$/.exec(text) ?? []
  return LINK.test(link) && !/^\w+:/.test(link) ? `http://${link.replace(/^\/\//, '')}` : link
}

/** Reads a profile with its network and its address, as far as one follows from the other. */
export function readProfile(profile: unknown, path: string, remark: Remark): unknown {
  if (typeof profile === 'string' && LINK.test(profile)) return readProfile({ url: profile }, path, remark)
  if (!isFields(profile)) return profile
  const { network, username, url } = withTodaysNames(profile, fieldsOf('profiles'), path, remark)
  const link = readLink(url)
  const isAddress = typeof link === 'string' && /^https?:/i.test(link) && URL.canParse(link)
  const host = isAddress ? hostOf(link) : ''
  const name = network ?? (networkOf(host) || host || undefined)
  // A front page, or what is no address, says less than the user's name there.
  const isFront = !isAddress || new URL(link).pathname === '/'
  const [, user] = /^@?([\w.-]+)$/.exec(String(username ?? '')) ?? []
  const [, start] = NETWORKS.find(([known]) => keyOf(known) === keyOf(String(name))) ?? []
  return present({ network: name, username, url: isFront && user && start ? start + user : link })
}

/** The name of a network as it writes it. @param name in any case, or its host. */
export function networkOf(name: string) {
  return NETWORKS.find(([known, start]) => keyOf(known) === keyOf(name) || hostOf(start) === name)?.[0]
}

/** Checks for the address of a network itself, which is nobody's. */
export function isFrontPage(link: string) {
  return URL.canParse(link) && new URL(link).pathname === '/' && networkOf(hostOf(link)) !== undefined
}

/** Without `www.`. */
export function hostOf(address: string) {
  return new URL(address).hostname.replace(/^www\./, '')
}

/**
 * Replaces http by https where that answers, and everywhere without a network, because then nobody can judge. It requests
 * no other link. @param hasNetwork if another host has answered before.
 */
export async function secureLinks<Value>(value: Value, hasNetwork = false): Promise<Value> {
  const json = JSON.stringify(value)
  const links: string[] = []
  JSON.parse(json, (field, part) => {
    links.push(...secureLink(field, part))
  })
  const { dead, noNetwork } = await requestLinks(links, 'link-check-of-a-portfolio')
  return JSON.parse(json, (field, part) => {
    const [link] = secureLink(field, part)
    return !link || (hasNetwork && noNetwork) || dead.has(link) ? part : link
  })
}

/** The https form of an http link that stands in a field for links, if others can reach its host. */
function secureLink(field: string, value: unknown) {
  if ((field !== 'url' && field !== 'repository') || !/^http:/i.test(String(value))) return []
  return [String(value).replace(/^http:/i, 'https:')].filter(isLink)
}

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

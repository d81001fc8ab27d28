import { hostOf, isLinkLike, readLink } from '@/scripts/import/field-values'
import { keyOf, type Remark } from '@/scripts/import/fitting'
import { isFields, PROFILE, present } from '@/scripts/import/resume-fields'
import { withTodaysNames } from '@/scripts/import/todays-names'

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

/** A profile with its network and its address, as far as one follows from the other. */
export function readProfile(profile: unknown, path: string, remark: Remark): unknown {
  if (isLinkLike(profile)) return readProfile({ url: profile }, path, remark)
  if (!isFields(profile)) return profile
  const { network, username, url } = withTodaysNames(profile, PROFILE, path, remark)
  const link = readLink(url)
  const host = typeof link === 'string' && URL.canParse(link) ? hostOf(link) : ''
  const name = network ?? (networkOf(host) || host || undefined)
  return present({ network: name, username, url: completed(link, String(name), username) })
}

/** The address of the front page of a network, or none, says less than the user's name there. */
function completed(link: unknown, network: string, username: unknown) {
  const isFront = link === undefined || (URL.canParse(String(link)) && new URL(String(link)).pathname === '/')
  const [, name] = /^@?([\w.-]+)$/.exec(String(username ?? '')) ?? []
  const [, start] = NETWORKS.find(([known]) => keyOf(known) === keyOf(network)) ?? []
  return isFront && name && start ? start + name : link
}

/** The name of a network as it writes it. @param name in any case, or its host. */
export function networkOf(name: string) {
  const known = NETWORKS.find(([network, start]) => keyOf(network) === keyOf(name) || hostOf(start) === name)
  return known?.[0]
}

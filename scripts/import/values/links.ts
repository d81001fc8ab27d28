import type { Texts } from '@/scripts/import/support/entry'
import { plainName } from '@/scripts/import/values/names'

/** The profiles of a network stand below its address. The name of the network gives a link its icon. */
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
  ORCID: 'https://orcid.org/',
  npm: 'https://www.npmjs.com/~',
  Telegram: 'https://t.me/',
  Twitter: 'https://twitter.com/',
  X: 'https://x.com/',
  YouTube: 'https://www.youtube.com/@',
})
const LINK = /^(https?:\/\/|\/\/)?[\w-]+(\.[\w-]+)*\.[a-z]{2,}(:\d+)?([/?#]\S*)?$/i

export function readLink(address: string) {
  const text = address.trim()
  const [, link = text] = /^<(.+)>$/.exec(text) ?? /^\[[^\]]*\]\((.+)\)$/.exec(text) ?? []
  return LINK.test(link) && !/^\w+:/.test(link) ? `https://${link.replace(/^\/\//, '')}` : link
}

export function completeProfile({ network, username, url }: Texts): Texts {
  const isAddress = /^https?:/i.test(String(url)) && URL.canParse(String(url))
  const address = isAddress ? new URL(String(url)) : undefined
  const wanted = network ?? (address && hostWithoutWww(address.href))
  const name = networkOf(String(wanted)) ?? wanted
  // A username leads further than the address of a front page, or than a text that is no address.
  const isFront = !address || address.pathname === '/'
  const [, user] = /^@?([\w.-]+)$/.exec(String(username ?? url ?? '')) ?? []
  // In the fediverse, the name of a member ends with the host.
  const [, member, host] = /^@([\w.-]+)@([\w-]+(?:\.[\w-]+)+)$/.exec(String(username)) ?? []
  const [, start] = NETWORKS.find(([known]) => known === name) ?? []
  const found = (user && start && start + user) || (member && `https://${host}/@${member}`)
  return { network: name, username, url: (isFront && found) || url }
}

function networkOf(name: string) {
  const plain = plainName(name)
  return NETWORKS.find(([known, start]) => plainName(known) === plain || hostWithoutWww(start) === name)?.[0]
}

export function networkOfField(key: string) {
  return networkOf(key.replace(/[ _-]?(url|link|username|handle|profile)$/i, ''))
}

function hostWithoutWww(address: string) {
  return new URL(address).hostname.replace(/^www\./, '')
}

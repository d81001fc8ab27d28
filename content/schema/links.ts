import { INVISIBLE } from './hidden-characters'

/** Allows a host as `URL` writes it. `URL` also accepts `;` and `*`, which would change our security policy. */
const HOST = /^(?:[\w-]+\.)+[\w-]+\.?$|^\[[\da-f:]+\]$/
/** These names and addresses lead to one's own machine or network. */
const PRIVATE_NAME =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|private|corp|home|lan|home\.arpa)\.?$/
const PRIVATE_ADDRESS =
  /^(?:0|10|127|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])|169\.254|172\.(?:1[6-9]|2\d|3[01])|192\.168)\.[\d.]+$|^\[(?:::|f[cde])/
/** Allows the name of a GitHub account. It is no stricter, because old and managed accounts break today's rules. */
export const HANDLE = /^[a-z\d][\w-]{0,99}$/i
const NETWORK =
  /^(?:www\.)?(?:x\.com|bsky\.app|(?:behance|bitbucket|codepen|dribbble|facebook|github|gitlab|instagram|kaggle|linkedin|mastodon|medium|npmjs|reddit|stackoverflow|threads|tiktok|twitch|twitter|xing|youtube)\.\w+)$/

/** Refuses half of a surrogate pair, which cannot be encoded, and format characters, which nobody sees. */
export function isEmail(text: string) {
  return /^[^\s@<>"',;:\p{Cs}\p{Cf}]+@[^\s@<>"',;:\p{Cs}\p{Cf}]+\.[^\s@<>"',;:.\p{Cs}\p{Cf}]+$/u.test(text)
}

export function isLink(text: string) {
  if (!/^https?:\/\/\S+$/.test(text) || text.search(INVISIBLE) >= 0 || !URL.canParse(text)) return false
  const { hostname } = new URL(text)
  return HOST.test(hostname) && !PRIVATE_NAME.test(hostname) && !PRIVATE_ADDRESS.test(hostname)
}

/** A page over https loads no script over http, and nobody should send a form over http. */
export function isSecureLink(text: string) {
  return isLink(text) && text.startsWith('https:')
}

/** Compares two addresses. `http:`, `www.`, upper case and a slash at the end make no difference. */
export function isSamePage(...links: [unknown, unknown]) {
  const [a, b] = links.map((link) => `${link}`.toLowerCase().replace(/^https?:\/\/(?:www\.)?|\/$/g, ''))
  return a === b
}

/** The front page of a network is nobody's profile. */
export function isFrontPage(link: string) {
  if (!URL.canParse(link)) return false
  const { hostname, pathname } = new URL(link)
  return pathname === '/' && NETWORK.test(hostname)
}

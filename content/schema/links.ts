import { INVISIBLE } from './hidden-characters'

/** As `URL` writes them. Other characters that it accepts, such as `;` and `*`, would change the security policy of a page. */
const HOST = /^(?:[\w-]+\.)+[\w-]+\.?$|^\[[\da-f:]+\]$/
/** Names and addresses that lead to one's own machine or network. */
const PRIVATE_NAME =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|private|corp|home|lan|home\.arpa)\.?$/
const PRIVATE_ADDRESS = /^(?:0|10|127|169\.254|172\.(?:1[6-9]|2\d|3[01])|192\.168)\.[\d.]+$|^\[(?:::|f[cde])/
/** The name of a GitHub account. It is no stricter, because old and managed accounts break today's rules. */
export const HANDLE = /^[a-z\d][\w-]{0,99}$/i
const NETWORK =
  /^(?:www\.)?(?:x\.com|bsky\.app|(?:behance|bitbucket|codepen|dribbble|facebook|github|gitlab|instagram|kaggle|linkedin|mastodon|medium|npmjs|reddit|stackoverflow|threads|tiktok|twitch|twitter|xing|youtube)\.\w+)$/

/** An address as providers give it. Half of a surrogate pair cannot be encoded, and nobody sees a format character. */
export function isEmail(text: string) {
  return /^[^\s@<>"',;:\p{Cs}\p{Cf}]+@[^\s@<>"',;:\p{Cs}\p{Cf}]+\.[^\s@<>"',;:.\p{Cs}\p{Cf}]+$/u.test(text)
}

export function isLink(text: string) {
  if (!/^https?:\/\/\S+$/.test(text) || text.search(INVISIBLE) >= 0 || !URL.canParse(text)) return false
  const { hostname } = new URL(text)
  return HOST.test(hostname) && !PRIVATE_NAME.test(hostname) && !PRIVATE_ADDRESS.test(hostname)
}

/** Browsers take no script over a line that others can read, and nobody should send a form over one. */
export function isSecureLink(text: string) {
  return isLink(text) && text.startsWith('https:')
}

/** The address of a network itself is nobody's profile. */
export function isFrontPage(link: string) {
  if (!URL.canParse(link)) return false
  const { hostname, pathname } = new URL(link)
  return pathname === '/' && NETWORK.test(hostname)
}

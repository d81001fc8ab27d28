import type { IncomingMessage } from 'node:http'

/** In characters. Links with twenty tracking parameters have half of it. */
const LONGEST_ADDRESS = 2_000
const MOST_PARAMETERS = 100

/** Returns the status with which the guard refuses what no browser asks. */
export function refusalOf({ method, url = '' }: IncomingMessage, base: string) {
  // Without this, Next answers 500 for a file, and logs a stack for what looks like a server action. Test: "POST /".
  if (method !== 'GET' && method !== 'HEAD') return 405
  // Without this, `GET http://…` redirects to any host, and `GET *` ends in a stack. Tests: "no path", "another host".
  if (!url.startsWith('/')) return 400
  // The time that Next takes grows with the square of the parameters. Without this, 40 requests with 950 of them hold
  // everything up for 2 s, and with 7,000 for more than 30 s. Test: "too many parameters".
  if (url.length > LONGEST_ADDRESS || url.split('&').length > MOST_PARAMETERS) return 414
  const { pathname } = new URL(`http://host${url}`)
  // Without this, Next also serves the pages outside the base path, without our headers. Test: "outside the base path".
  if (pathname !== base && !pathname.startsWith(`${base}/`)) return 404
}

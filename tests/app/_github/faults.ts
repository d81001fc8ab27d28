import type { RequestListener } from 'node:http'
import { json, octocat } from '@/tests/support/stand-in'

const SILENCE = 'no answer within 5000 ms'
const USED_UP = { 'x-ratelimit-remaining': '0' }
const TOMORROW = new Date(Date.now() + 86_400_000).toUTCString()

/**
 * Lists what GitHub, or something between it and the site, may answer instead of a profile, with what the owner's log says
 * of it, and the seconds until GitHub is asked again, if it says so itself.
 */
export const faults: [name: string, RequestListener, reason: string, cause: string, wait?: number][] = [
  ['304 without a body', text('', 304), 'unavailable', 'HTTP 304'],
  ['401 without a token', text('', 401), 'unavailable', 'HTTP 401'],
  ['500', text('', 500), 'unavailable', 'HTTP 500'],
  ['404', text('', 404), 'not-found', 'HTTP 404'],
  ['410', text('', 410), 'not-found', 'HTTP 410'],
  ['403 without a time', limit(403), 'rate-limited', 'HTTP 403'],
  ['403 with retry-after', limit(403, { 'retry-after': '600' }), 'rate-limited', 'HTTP 403', 600],
  ['a retry-after of a day', limit(429, { 'retry-after': '86400' }), 'rate-limited', 'HTTP 429', 3_600],
  ['nonsense beside an end', limit(429, { ...USED_UP, 'retry-after': '?' }), 'rate-limited', 'HTTP 429', 600],
  ['a retry-after with a date', limit(403, { 'retry-after': TOMORROW }), 'rate-limited', 'HTTP 403', 3_600],
  ['a reset of nonsense', limit(429, { 'x-ratelimit-reset': '-1' }), 'rate-limited', 'HTTP 429'],
  ['an exhausted limit', limit(403, USED_UP), 'rate-limited', 'HTTP 403', 600],
  ['a limit with calls left', limit(403, { 'x-ratelimit-remaining': '7' }), 'rate-limited', 'HTTP 403'],
  ['200 with HTML', text('<!doctype html><h1>502</h1>'), 'invalid', 'not JSON'],
  ['null', json(null), 'invalid', 'unexpected answer'],
  ['a missing field', changed({ followers: undefined }), 'invalid', 'unexpected followers'],
  ['wrong types', changed({ name: 7, bio: 7, following: 1.5 }), 'invalid', 'unexpected name, bio, following'],
  ['negative', changed({ followers: -1, public_repos: -1 }), 'invalid', 'unexpected followers, public_repos'],
  ['a login that is a path', changed({ login: '../evil' }), 'invalid', 'unexpected login'],
  ['2 MB', text(' '.repeat(2_000_000)), 'invalid', 'more than 1000000 bytes'],
  ['another host', to('https://a.org/'), 'unavailable', 'HTTP 302, a redirect to https://a.org/'],
  ['a redirect to nowhere', to('http://'), 'unavailable', 'HTTP 302'],
  ['a redirect loop', (...exchange) => to(exchange[0].url)(...exchange), 'unavailable', 'HTTP 302'],
  ['a cut', ({ socket }) => socket.resetAndDestroy(), 'unavailable', 'read ECONNRESET'],
  ['silence', () => {}, 'unavailable', SILENCE],
  ['an answer byte by byte', drip, 'unavailable', SILENCE],
]

function text(body: string, status = 200): RequestListener {
  return (_, response) => response.writeHead(status).end(body)
}

function changed(fields: object) {
  return json({ ...octocat, ...fields })
}

/** GitHub always says when the limit ends. */
function limit(status: number, headers?: Record<string, string>): RequestListener {
  return (...exchange) => {
    const reset = String(Math.ceil(Date.now() / 1_000) + 600)
    json({}, status, headers && { 'x-ratelimit-reset': reset, ...headers })(...exchange)
  }
}

function to(location = ''): RequestListener {
  return (_, response) => response.writeHead(302, { location }).end()
}

function drip(...[, response]: Parameters<RequestListener>) {
  const dripping = setInterval(() => response.write(' '), 10)
  response.on('close', () => clearInterval(dripping))
}

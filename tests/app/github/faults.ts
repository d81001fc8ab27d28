import type { RequestListener } from 'node:http'
import { json, octocat } from '@/tests/stand-in'

type Fault = {
  name: string
  answer: RequestListener
  reason: 'not-found' | 'rate-limited' | 'unavailable' | 'invalid'
  /** What the owner's log says. */
  cause: string
  /** Seconds until GitHub is asked again, if it says so itself. */
  wait?: number
}

const HTML = '<!doctype html><title>Unicorn!</title><h1>502</h1>'
const reset = () => String(Math.ceil(Date.now() / 1_000) + 600)

/** What GitHub, or something between it and the site, may answer instead of a profile. */
export const faults: Fault[] = [
  refusal('304 without a body', 304),
  refusal('401 without a token', 401),
  refusal('500', 500),
  { ...refusal('502 with HTML', 502), answer: text(HTML, 502) },
  { ...refusal('404', 404), reason: 'not-found' },
  { ...refusal('410', 410), reason: 'not-found' },
  limit('403 without a time', 403),
  limit('429 without a time', 429),
  limit('403 with retry-after', 403, () => ({ 'retry-after': '600' }), 600),
  limit('429 with a retry-after of a day', 429, () => ({ 'retry-after': '86400' }), 3_600),
  limit('429 with nonsense', 429, () => ({ 'retry-after': 'soon', 'x-ratelimit-reset': '-1' })),
  limit(
    'an exhausted limit',
    403,
    () => ({ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset() }),
    600,
  ),
  limit('a limit with calls left', 403, () => ({
    'x-ratelimit-remaining': '7',
    'x-ratelimit-reset': reset(),
  })),
  invalid('200 with HTML', text(HTML), 'not JSON'),
  invalid('200 without a body', text(''), 'not JSON'),
  invalid('truncated JSON', text('{"login":"octo'), 'not JSON'),
  invalid('an array', json([octocat]), 'unexpected answer'),
  invalid('null', json(null), 'unexpected answer'),
  invalid('a missing field', changed({ followers: undefined }), 'unexpected followers'),
  invalid('wrong types', changed({ followers: '7', name: 7 }), 'unexpected name, followers'),
  invalid(
    'negative numbers',
    changed({ followers: -1, following: -1, public_repos: -1 }),
    'unexpected followers, following, public_repos',
  ),
  invalid('a fraction', changed({ following: 1.5 }), 'unexpected following'),
  invalid('a huge number', changed({ public_repos: 1e300 }), 'unexpected public_repos'),
  invalid('a login that is a path', changed({ login: '../evil' }), 'unexpected login'),
  invalid('2 MB', text(' '.repeat(2_000_000)), 'more than 1000000 bytes'),
  redirect(
    'a redirect to another host',
    301,
    () => 'https://example.com/octocat',
    ', a redirect to https://example.com/octocat',
  ),
  redirect('a redirect to nowhere', 307, () => 'http://'),
  redirect('a redirect loop', 302, (address) => address),
  unreachable(
    'a lost connection',
    (request) => request.socket.resetAndDestroy(),
    'ECONNRESET: the connection was cut',
  ),
  unreachable('silence', () => {}, 'no answer within 5000 ms'),
  unreachable(
    'headers, then silence',
    (_, response) => response.writeHead(200).flushHeaders(),
    'no answer within 5000 ms',
  ),
  unreachable('an answer byte by byte', dripping, 'no answer within 5000 ms'),
]

function text(body: string, status = 200, headers: Record<string, string> = {}): RequestListener {
  return (_, response) => response.writeHead(status, headers).end(body)
}

function changed(fields: object) {
  return json({ ...octocat, ...fields })
}

function refusal(name: string, status: number): Fault {
  return { name, answer: text('', status), reason: 'unavailable', cause: `HTTP ${status}` }
}

function limit(name: string, status: number, headers = () => ({}), wait?: number): Fault {
  const answer: RequestListener = (...exchange) => json({}, status, headers())(...exchange)
  return { name, answer, reason: 'rate-limited', cause: `HTTP ${status}`, wait }
}

function invalid(name: string, answer: RequestListener, cause: string): Fault {
  return { name, answer, reason: 'invalid', cause }
}

function redirect(name: string, status: number, target: (address: string) => string, words = ''): Fault {
  const answer: RequestListener = (request, response) =>
    response.writeHead(status, { location: target(request.url ?? '') }).end()
  return { ...refusal(name, status), answer, cause: `HTTP ${status}${words}` }
}

function unreachable(name: string, answer: RequestListener, cause: string): Fault {
  return { name, answer, reason: 'unavailable', cause }
}

function dripping(...[, response]: Parameters<RequestListener>) {
  const drip = setInterval(() => response.write(' '), 10)
  response.on('close', () => clearInterval(drip))
}

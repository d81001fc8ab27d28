import { subscribe } from 'node:diagnostics_channel'
import { existsSync, statSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'

type Exchange = { request: IncomingMessage; response: ServerResponse; server: Server }

/** In ms. The profile and its picture take seven seconds at most, and Docker kills after ten. */
const STOP_MS = 8_000
/** In characters. Links with twenty tracking parameters have half of it. */
const LONGEST_ADDRESS = 2_000
const MOST_PARAMETERS = 100

/**
 * Handles what Next's server gets wrong and no setting corrects. Each part names its test, in
 * `e2e/servers/server.spec.ts`, `e2e/servers/maximum.spec.ts` or `tests/app/_server/guard-server.test.ts`.
 * Try without it when Next changes, and delete it if the test still passes.
 */
export function guardServer() {
  // Node publishes this before Next sees the request.
  subscribe('http.server.request.start', (exchange) => guard(exchange as Exchange))
  // Without this, Next waits forever for a connection on which nothing is asked. Test: "stops in time".
  process.once('SIGTERM', () => setTimeout(() => process.exit(143), STOP_MS).unref())
}

function guard({ request, response, server }: Exchange) {
  // In ms. By default, Node waits minutes for a slow request, and forever for a client that does not read its answer.
  // Test: "closes connections that send slowly".
  Object.assign(server, { headersTimeout: 10_000, requestTimeout: 10_000, timeout: 12_000 })
  // Without this, Next keeps a connection open when a client asks for another protocol. Test: "another protocol".
  server.removeAllListeners('upgrade')
  const host = request.headersDistinct.host?.join() // Old clients send none.
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    // Without this, Next answers 500 for a file, and logs a stack for what looks like a server action. Test: "POST /".
    refuse(request, response, 405, { Allow: 'GET, HEAD' })
  } else if (!request.url?.startsWith('/') || !/^[\w.:[\]-]*$/.test(host ?? '')) {
    // Without this, `GET http://…` redirects to any host that it names, and `GET *` gets a 500. Tests: "no path",
    // "a path with another host before it", "two hosts".
    refuse(request, response, 400)
  } else if (request.url.length > LONGEST_ADDRESS || request.url.split('&').length > MOST_PARAMETERS) {
    // Without this, 7,800 parameters hold the server up for seconds, because the time that Next takes grows with their
    // square. It makes a redirect of 126 KB from 14,000 percent signs. Tests: "too many parameters", "a long path".
    refuse(request, response, 414)
  } else if (/[/\\][/\\]|.\/(\?|$)/.test(request.url)) {
    // Next redirects these paths permanently and without this header, so a cache may keep the redirect for ever.
    // Test: "a path that looks like a host".
    response.setHeader('Cache-Control', 'no-store')
  }
  // Next answers 500 if this header is broken, and is busy for 0.3 s if it is deeply nested. To delete it makes the data
  // of /github 3 KB larger. Test: "whatever a header says".
  delete request.headers['next-router-state-tree']
  // Without this, Next answers 500 instead of 412 or 416. To send the whole file is also correct. An expectation would
  // make Node answer a second time after a refusal, and throw. Tests: "a range beyond the file", "an expectation".
  for (const header of ['if-match', 'if-unmodified-since', 'expect']) delete request.headers[header]
  const base = process.env.SITE_BASE_PATH ?? ''
  const path = request.url?.startsWith(`${base}/`) ? request.url.slice(base.length) : ''
  // Safari plays a video only if it gets the part that it asks for. Test: "serves a part of a video".
  if (!isPartOfVideo(path, request.headers.range)) delete request.headers.range
  sendBrotli(path, request, response)
}

/**
 * Next compresses each answer with gzip, also those that never change. With what the build has compressed, a first visit
 * loads 21 KB less. Test: "sends scripts as Brotli to those that know it".
 */
function sendBrotli(path: string, request: IncomingMessage, response: ServerResponse) {
  const [, script] = /^\/_next\/(static\/chunks\/[\w.~-]+\.js)$/.exec(path) ?? []
  if (!script || !/\bbr\b(?!;q=0)/.test(String(request.headers['accept-encoding']))) return
  if (!existsSync(`.next/${script}.br`)) return
  request.url += '.br'
  response
    .setHeader('Content-Encoding', 'br')
    .setHeader('Content-Type', 'application/javascript; charset=UTF-8')
    .setHeader('Vary', 'Accept-Encoding')
}

/** Whether the range is within a video. A name with other characters than these is served as a whole. */
function isPartOfVideo(path: string, range = '') {
  const [, name] = /^([\w./-]+\.(mp4|webm))$/.exec(path) ?? []
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? []
  if (!name || !first || (last && Number(last) < Number(first))) return false
  return Number(first) < (statSync(`public${name}`, { throwIfNoEntry: false })?.size ?? 0)
}

/** Next sees at the address that the answer is given, and leaves it alone. */
function refuse(request: IncomingMessage, response: ServerResponse, status: number, headers = {}) {
  request.url = '/'
  response
    .writeHead(status, { ...headers, 'Cache-Control': 'no-store', 'Content-Length': 0, Connection: 'close' })
    .end()
}

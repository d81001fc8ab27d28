/** Guards the owner's own server, which may have no proxy. Each step names a test in `e2e/` or `tests/`, or a figure. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { existsSync } from 'node:fs'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import { guardConnections } from '@/app/_server/guard-connections'
import { renderInTurn } from '@/app/_server/render-in-turn'
import { allowOwnScripts, CSP, SECURITY_HEADERS } from '@/app/_server/security-policy'
import { keepVideoRangesOnly, preferBrotli, servedFiles } from '@/app/_server/static-files'
import { decodedPath } from '@/components/text/addresses'

/** In characters. A link with twenty tracking parameters has half as many. */
const MAX_ADDRESS_LENGTH = 2_000
const MAX_PARAMETERS = 100
const REFUSAL = { Allow: 'GET, HEAD', 'Cache-Control': 'no-store', 'Content-Length': 0, Connection: 'close' }
/** Headers for answers that Next sends without ours, such as redirects. Test: "with a redirect". */
const DEFAULT_HEADERS = new Map(Object.entries({ ...SECURITY_HEADERS, [CSP]: "default-src 'none'" }))
/** Headers that Next must not get. Tests: "whatever a header says", "allows its own scripts and nothing else". */
const UNTRUSTED_HEADERS = [
  // Next answers 500 to a broken tree. 40 deeply nested ones stop it for 11 s. Without one, an answer grows by 3 KB.
  'next-router-state-tree',
  // For a file, Next answers these two with 500 instead of 412.
  'if-match',
  'if-unmodified-since',
  // Next gives its scripts the nonce that it finds in these two.
  'content-security-policy',
  'content-security-policy-report-only',
]
const REQUEST_START = 'http.server.request.start'

/** Takes the server, which Next gives to nobody, from an event that Node sends before it answers the first request. */
export function guardServer() {
  subscribe(REQUEST_START, function guardFirst(message) {
    unsubscribe(REQUEST_START, guardFirst)
    guard(Object(message).server)
  })
}

/** Refuses a request, or cleans it and asks Next: for a file at once, for a page in turn. Each step relies on those above. */
function guard(server: Server) {
  const base = process.env.SITE_BASE_PATH ?? ''
  const repeatsBase = hasPathLikeBase(base)
  const files = servedFiles()
  const listeners = server.listeners('request') as RequestListener[]
  // Next's listener of `upgrade` would keep a connection open for another protocol. Test: "another protocol".
  for (const event of ['request', 'upgrade']) server.removeAllListeners(event)
  const acceptRequest = guardConnections(server)
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!acceptRequest(request, response)) return request.socket.destroy()
    response.setHeaders(DEFAULT_HEADERS)
    const refusal = refusalOf(request, base)
    if (refusal) return response.writeHead(refusal, REFUSAL).end()
    for (const name of UNTRUSTED_HEADERS) delete request.headers[name]
    const path = cleanAddress(request, base, repeatsBase)
    const isFile = files.has(path)
    allowOwnScripts(path, request, response)
    keepVideoRangesOnly(request, isFile ? `public${path}` : '')
    if (path.endsWith('.js') && files.has(`${path}.br`)) preferBrotli(request, response)
    const askNext = () => Promise.all(listeners.map((listener) => listener(request, response)))
    if (isFile) askNext()
    else renderInTurn(request.socket, askNext)
  })
}

/** Checks if the site has something at `/me/me`, where `/me` is the base path. True without a base path. */
function hasPathLikeBase(base: string) {
  const places = ['public', '.next/server/app', '.next/server/app/page-file'].map((folder) => folder + base)
  return places.some((place) => existsSync(place) || existsSync(`${place}.html`))
}

function refusalOf({ method, url = '' }: IncomingMessage, base: string) {
  // Next would answer a POST for a file with 500, and log a stack if it looks like a server action. Test: "POST /".
  if (method !== 'GET' && method !== 'HEAD') return 405
  // Next would redirect `GET http://…` to any host, and log a stack for `GET *`. Tests: "no path", "another host".
  if (!url.startsWith('/')) return 400
  // Visitors would wait 2 s for 40 requests with 950 parameters, and 30 s with 7,000. Test: "too many parameters".
  if (url.length > MAX_ADDRESS_LENGTH || url.split('&').length > MAX_PARAMETERS) return 414
  const { pathname } = new URL(`http://host${url}`)
  // Next would also serve the pages outside the base path, but without our headers. Test: "outside the base path".
  if (pathname !== base && !pathname.startsWith(`${base}/`)) return 404
}

/** Replaces an address that Next would answer wrongly. Returns the path of the request without the base path. */
function cleanAddress(request: IncomingMessage, base: string, repeatsBase: boolean) {
  const { pathname, search } = new URL(`http://host${request.url}`)
  const path = decodedPath(pathname.slice(base.length))
  // Below a dynamic route, Next answers 500 to a `%` without the two digits of a code. Test: "a broken escape".
  if (base + path === pathname && path.includes('%')) request.url = pathname.replaceAll('%', '%25') + search
  // Next would answer `/me/me/about` with `/me/about`, because it takes the base path off twice if no page fits.
  if (!repeatsBase && `${path}/`.startsWith(`${base}/`)) request.url = `${base}/404`
  return path
}

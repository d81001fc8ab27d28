/** Stands between Node's server and Next. Each part names its test in `e2e/` or `tests/app/_server/`, or a figure. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { existsSync } from 'node:fs'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { renderInTurn } from '@/app/_server/render-turn'
import { allowOwnScripts, CSP, SECURITY_HEADERS } from '@/app/_server/security-policy'
import { dropOtherRanges, preferBrotli, servedFiles } from '@/app/_server/static-files'
import { decodedPath } from '@/components/content/addresses'

/** In ms. A connection on which nothing moves for so long is closed. The profile takes 7 s at most, and Docker kills after 10. */
const PATIENCE_MS = 7_500
/** On one connection. Browsers wait for each answer before they ask again. */
const MAX_UNANSWERED = 5
/** In characters. Links with twenty tracking parameters have half of it. */
const MAX_ADDRESS_LENGTH = 2_000
const MAX_PARAMETERS = 100
const REFUSAL = { Allow: 'GET, HEAD', 'Cache-Control': 'no-store', 'Content-Length': 0, Connection: 'close' }
/** For what Next answers without our headers, such as redirects. Test: "with a redirect". */
const HEADERS = new Map(Object.entries({ ...SECURITY_HEADERS, [CSP]: "default-src 'none'" }))
/** Tests: "whatever a header says", "allows its own scripts and nothing else". */
const UNTRUSTED_HEADERS = [
  // Next answers 500 if it is broken, and 40 deeply nested ones hold a file up for 11 s. Without it, /github is 3 KB larger.
  'next-router-state-tree',
  // For a file, Next answers 500 instead of 412.
  ...['if-match', 'if-unmodified-since'],
  // Next gives its scripts the nonce that it finds there.
  ...['content-security-policy', 'content-security-policy-report-only'],
]
const REQUEST_START = 'http.server.request.start'

/** Guards the server of the first request, because Next hands it over to nobody. Node publishes this event before the server answers. */
export function guardServer() {
  subscribe(REQUEST_START, function guardFirst(message) {
    unsubscribe(REQUEST_START, guardFirst)
    guard(Object(message).server)
  })
}

function guard(server: Server) {
  const base = process.env.SITE_BASE_PATH ?? ''
  const files = servedFiles()
  const ofBase = ['public', '.next/server/app', '.next/server/app/page-file'].map((folder) => folder + base)
  // One of these places exists if the site has something below `/me/me`. Without a base path, all of them exist.
  const mayRepeatBase = ofBase.some((place) => existsSync(place) || existsSync(`${place}.html`))
  const connections = new Set<Socket>()
  const unanswered = new WeakMap<Socket, number>()
  const listeners = server.listeners('request') as RequestListener[]
  // Without this, Next keeps a connection open when a client asks for another protocol. Test: "another protocol".
  for (const event of ['request', 'upgrade']) server.removeAllListeners(event)
  // By default, Node waits forever for a client that does not read its answer. Test: "closes connections".
  server.timeout = PATIENCE_MS
  server.on('timeout', (socket: Socket) => {
    // It is not the fault of a client that an answer is not ready yet. Without this, 500 of 1,000 visitors at once get none.
    if (!unanswered.get(socket) || socket.writableLength > 0) socket.destroy()
  })
  server.on('connection', (socket: Socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  // Node calls this when it stops, and would cut an answer that is written, but not sent. Test: "ends soon".
  server.closeIdleConnections = () => {
    for (const socket of connections) if (!unanswered.get(socket)) socket.destroy()
  }
  // Next waits for every client, however slowly it reads. Test: "ends soon".
  process.once('SIGTERM', () => setTimeout(() => server.closeAllConnections(), PATIENCE_MS).unref())
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    const count = (unanswered.get(socket) ?? 0) + 1
    // Requests that wait take memory: 1.4 GB, if each of 3,000 connections sends 99 at once. Test: "more requests at once".
    if (count > MAX_UNANSWERED) return socket.destroy()
    unanswered.set(socket, count)
    response.once('close', () => unanswered.set(socket, Number(unanswered.get(socket)) - 1))
    response.setHeaders(HEADERS)
    const refusal = refusalOf(request, base)
    if (refusal) return response.writeHead(refusal, REFUSAL).end()
    for (const name of UNTRUSTED_HEADERS) delete request.headers[name]
    const { pathname, search } = new URL(`http://host${request.url}`)
    const path = decodedPath(pathname.slice(base.length))
    // Next answers 500 to a `%` that encodes nothing, if it is below a dynamic route. Test: "a broken escape".
    if (base + path === pathname && path.includes('%')) request.url = pathname.replaceAll('%', '%25') + search
    // For an address that no page has, Next looks a second time without the base path, and finds `/me/about` below `/me`.
    if (!mayRepeatBase && `${path}/`.startsWith(`${base}/`)) request.url = `${base}/404`
    allowOwnScripts(path, request, response)
    dropOtherRanges(request, files.has(path) ? `public${path}` : '')
    if (path.endsWith('.js') && files.has(`${path}.br`)) preferBrotli(request, response)
    const render = () => Promise.all(listeners.map((answer) => answer(request, response)))
    if (files.has(path)) render()
    else renderInTurn(socket, render)
  })
}

function refusalOf({ method, url = '' }: IncomingMessage, base: string) {
  // Without this, Next answers 500 for a file, and logs a stack for what looks like a server action. Test: "POST /".
  if (method !== 'GET' && method !== 'HEAD') return 405
  // Without this, `GET http://…` redirects to any host, and `GET *` ends in a stack. Tests: "no path", "another host".
  if (!url.startsWith('/')) return 400
  // The time that Next takes grows with the square of the parameters. Without this, 40 requests with 950 of them hold
  // everything up for 2 s, and with 7,000 for more than 30 s. Test: "too many parameters".
  if (url.length > MAX_ADDRESS_LENGTH || url.split('&').length > MAX_PARAMETERS) return 414
  const { pathname } = new URL(`http://host${url}`)
  // Without this, Next also serves the pages outside the base path, without our headers. Test: "outside the base path".
  if (pathname !== base && !pathname.startsWith(`${base}/`)) return 404
}

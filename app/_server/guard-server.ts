/**
 * The guard stands between Node's server and Next: it refuses what no browser asks, sends files at once, has Next render
 * one answer at a time, and allows no scripts on `/github` but ours.
 *
 * Each part names its test, in `e2e/servers/` or `tests/app/_server/guard-server.test.ts`, or what was measured. When Next
 * changes, try without the part, and delete it if the test still passes.
 */
import { once } from 'node:events'
import { type IncomingMessage, type RequestListener, Server, type ServerResponse } from 'node:http'
import { refusalOf } from '@/app/_server/refusal'
import { countConnections, waitForRenderTurn } from '@/app/_server/render-turn'
import { allowOwnScripts } from '@/app/_server/script-nonce'
import { dropOtherRanges, fileSizes, preferBrotli } from '@/app/_server/static-files'
import { decodedPath } from '@/components/content/addresses'

/** In ms, after which a connection on which nothing moves is closed. The profile takes 7 s at most, and Docker kills after 10. */
const SILENCE_MS = 8_000
/** On one connection. Then the client opens another, as with Apache. */
const MOST_REQUESTS = 100
/** Connections that the server has not accepted yet. Linux has the same limit. */
const MOST_WAITING = 4_096
const REFUSAL = { Allow: 'GET, HEAD', 'Cache-Control': 'no-store', 'Content-Length': 0, Connection: 'close' }
/** Tests: "whatever a header says", "allows its own scripts and nothing else". */
const UNTRUSTED_HEADERS = [
  // Next answers 500 if it is broken, and 40 deeply nested ones hold a file up for 11 s. Without it, /github is 3 KB larger.
  'next-router-state-tree',
  // For a file, Next answers 500 instead of 412.
  ...['if-match', 'if-unmodified-since'],
  // Next gives its scripts the nonce that it finds there.
  ...['content-security-policy', 'content-security-policy-report-only'],
]

export function guardServer() {
  // Next listens before it calls this, and Node has no public way to a server that listens already.
  const { _getActiveHandles: openHandles } = process as { _getActiveHandles?(): unknown[] }
  const servers = openHandles?.().filter((handle) => handle instanceof Server) ?? []
  if (servers.length === 0)
    console.error('[server] found no server to guard, so Next gets every request; has Node or Next changed?')
  for (const server of servers) guard(server)
}

function guard(server: Server) {
  const base = process.env.SITE_BASE_PATH ?? ''
  const files = new Map([...fileSizes('public', '/'), ...fileSizes('.next/static', '/_next/static/')])
  const listeners = server.listeners('request') as RequestListener[]
  // Without this, Next keeps a connection open when a client asks for another protocol. Test: "another protocol".
  for (const event of ['request', 'upgrade']) server.removeAllListeners(event)
  // By default, Node waits forever for a client that does not read its answer. Test: "closes connections".
  server.timeout = SILENCE_MS
  // Requests that wait take memory: 900 MB, if each of 20 connections sends 10,000 at once. Test: "sends more requests".
  server.maxRequestsPerSocket = MOST_REQUESTS
  server.on('dropRequest', (_, socket) => socket.destroy())
  countConnections(server)
  // Node queues 511 connections, and the system asks again after a second for one that finds no place.
  Object(server)._handle?.listen(MOST_WAITING)
  server.on('request', async (request: IncomingMessage, response: ServerResponse) => {
    // Requests that a client sends at once get a turn one after the other. Test: "one after the other".
    if (!response.socket) await once(response, 'socket')
    const refusal = refusalOf(request, base)
    if (refusal) return response.writeHead(refusal, REFUSAL).end()
    for (const name of UNTRUSTED_HEADERS) delete request.headers[name]
    const { pathname, search } = new URL(`http://host${request.url}`)
    const path = decodedPath(pathname.slice(base.length))
    // Next answers 500 to a `%` that encodes nothing, if it is below a dynamic route. Test: "a broken escape".
    if (base + path === pathname && path.includes('%')) request.url = pathname.replaceAll('%', '%25') + search
    allowOwnScripts(path, request, response)
    dropOtherRanges(path, request, files.get(path))
    if (!files.has(path)) await waitForRenderTurn(response)
    else if (path.endsWith('.js') && files.has(`${path}.br`)) preferBrotli(request, response)
    if (!response.closed) for (const answer of listeners) answer(request, response)
  })
}

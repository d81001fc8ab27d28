import { subscribe } from 'node:diagnostics_channel'
import { existsSync, statSync } from 'node:fs'
import { type IncomingMessage, type RequestListener, Server, type ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { decodedPath } from '@/components/content/public-path'

/** In ms. The profile and its picture take seven seconds at most, and Docker kills after ten. */
const STOP_MS = 8_000
/** Node looks every 30 seconds for requests that have taken longer. */
const REQUEST_MS = 10_000
/** For a connection on which nothing moves. */
const SILENCE_MS = 12_000
/** Of one connection, then the client opens another, as with Apache. */
const MOST_REQUESTS = 100
/** In characters. Links with twenty tracking parameters have half of it. */
const LONGEST_ADDRESS = 2_000
const MOST_PARAMETERS = 100

const guarded = new WeakSet<Server>()
/** When the latest request of a connection is answered. */
const turns = new WeakMap<Socket, Promise<unknown>>()

/**
 * Handles what Next's server gets wrong and no setting corrects. Each part names its test, in
 * `e2e/servers/server.spec.ts`, `e2e/servers/maximum.spec.ts` or `tests/app/_server/guard-server.test.ts`.
 * Try without it when Next changes, and delete it if the test still passes.
 */
export function guardServer() {
  // Next listens 0.4 s before it calls this. Node has only this way to the connections of that time. Test: "before it is ready".
  const { _getActiveHandles: openHandles } = process as { _getActiveHandles?(): unknown[] }
  for (const handle of openHandles?.() ?? []) if (handle instanceof Socket) guardConnection(handle)
  subscribe('net.server.socket', (message) => guardConnection((message as { socket: Socket }).socket))
  // Without this, Next waits forever for a connection on which nothing is asked. Test: "stops in time".
  process.once('SIGTERM', () => setTimeout(() => process.exit(143), STOP_MS).unref())
}

function guardConnection(socket: Socket & { server?: unknown }) {
  const { server } = socket // Node sets it, and its types do not know it.
  if (!(server instanceof Server)) return
  // By default, Node waits forever for a client that does not read its answer. Test: "before it is ready".
  socket.setTimeout(SILENCE_MS, () => socket.destroy())
  if (guarded.has(server)) return
  guarded.add(server)
  // By default, Node waits minutes for a slow request. Test: "closes connections that send slowly".
  Object.assign(server, { headersTimeout: REQUEST_MS, requestTimeout: REQUEST_MS, timeout: SILENCE_MS })
  // Requests that wait take memory: 530 MB, if each of 20 connections sends 10,000 at once. Test: "sends more requests".
  server.maxRequestsPerSocket = MOST_REQUESTS
  server.on('dropRequest', (_, connection) => connection.destroy())
  const listeners = server.listeners('request') as RequestListener[]
  // Without this, Next keeps a connection open when a client asks for another protocol. Test: "another protocol".
  for (const event of ['request', 'upgrade']) server.removeAllListeners(event)
  // Without a listener for expectations, Node itself answers them, also a POST. Test: "an expectation".
  for (const event of ['request', 'checkContinue', 'checkExpectation'])
    server.on(event, async (request: IncomingMessage, response: ServerResponse) => {
      await turnOf(request, response)
      if (!request.socket.destroyed && guard(request, response))
        for (const answer of listeners) answer(request, response)
    })
}

/**
 * A connection has one request answered at a time, and others get a turn after each. Without this, they wait for 18 s
 * beside one that writes 2,000 at once, or for 4 s if these are for a page that is in memory. Tests: "one after the
 * other", "between two requests".
 */
function turnOf({ socket }: IncomingMessage, response: ServerResponse) {
  const turn = turns.get(socket)
  turns.set(socket, new Promise((resolve) => response.once('close', () => setImmediate(resolve))))
  return turn
}

/** @returns whether Next should answer. */
function guard(request: IncomingMessage, response: ServerResponse) {
  const { method, url = '', headers } = request
  const host = request.headersDistinct.host?.join() // Old clients send none.
  // Without this, Next answers 500 for a file, and logs a stack for what looks like a server action. Test: "POST /".
  if (method !== 'GET' && method !== 'HEAD') return refuse(response, 405, { Allow: 'GET, HEAD' })
  // Without this, `GET http://…` redirects to any host that it names, and `GET *` gets a 500. Tests: "no path",
  // "a path with another host before it", "two hosts".
  if (!url.startsWith('/') || !/^[\w.:[\]-]*$/.test(host ?? '')) return refuse(response, 400)
  // Without this, 7,800 parameters hold the server up for seconds, because the time that Next takes grows with their
  // square. It makes a redirect of 126 KB from 14,000 percent signs. Tests: "too many parameters", "a long path".
  if (url.length > LONGEST_ADDRESS || url.split('&').length > MOST_PARAMETERS) return refuse(response, 414)
  // Next answers 500 if this header is broken, and is busy for 0.3 s if it is deeply nested. To delete it makes the data
  // of /github 3 KB larger. Test: "whatever a header says".
  delete headers['next-router-state-tree']
  // Without this, Next answers 500 instead of 412 or 416. To send the whole file is also correct. Test: "a range beyond
  // the file".
  for (const header of ['if-match', 'if-unmodified-since']) delete headers[header]
  const base = process.env.SITE_BASE_PATH ?? ''
  const path = url.startsWith(`${base}/`) ? url.slice(base.length) : ''
  // Safari plays a video only if it gets the part that it asks for. Test: "serves a part of a video".
  if (!isPartOfVideo(path, headers.range)) delete headers.range
  sendBrotli(path, request, response)
  keepRedirectsOutOfCaches(response)
  return true
}

/** Next redirects odd paths permanently, and a cache may keep that for ever. Test: "a path that looks like a host". */
function keepRedirectsOutOfCaches(response: ServerResponse) {
  const { writeHead } = response
  response.writeHead = (...head: unknown[]) => {
    if (response.hasHeader('Location') && !response.hasHeader('Cache-Control'))
      response.setHeader('Cache-Control', 'no-store')
    return Reflect.apply(writeHead, response, head)
  }
}

/**
 * Next compresses each answer with gzip, also those that never change. With what the build has compressed, a first visit
 * loads 21 KB less. Test: "sends scripts as Brotli to those that know it".
 */
function sendBrotli(path: string, request: IncomingMessage, response: ServerResponse) {
  const [, script] = /^\/_next\/(static\/chunks\/[\w.~-]+\.js)$/.exec(path) ?? []
  const accepted = String(request.headers['accept-encoding'])
  const weight = weightOf('br', accepted)
  if (!script || !weight || weight < weightOf('gzip', accepted) || !existsSync(`.next/${script}.br`)) return
  request.url += '.br'
  response
    .setHeader('Content-Encoding', 'br')
    .setHeader('Content-Type', 'application/javascript; charset=UTF-8')
    .setHeader('Vary', 'Accept-Encoding')
}

/** From 0 to 1. @param accepted a list such as `gzip, br;q=0.5`. */
function weightOf(coding: string, accepted: string) {
  const item = new RegExp(`(?:^|,)\\s*${coding}\\s*(?:;\\s*q=([\\d.]+)\\s*)?(?=,|$)`, 'i').exec(accepted)
  return item ? Number(item[1] ?? 1) : 0
}

/** Whether the range is within a video under `public/`. */
function isPartOfVideo(path: string, range = '') {
  const [name] = /^[^?#\0]+\.(mp4|webm)$/.exec(decodedPath(path)) ?? []
  const [, first, last] = /^bytes=(\d+)-(\d*)$/i.exec(range) ?? []
  if (!name || name.includes('..') || !first || (last && Number(last) < Number(first))) return false
  // `statSync` throws if a name is too long.
  return existsSync(`public${name}`) && Number(first) < statSync(`public${name}`).size
}

function refuse(response: ServerResponse, status: number, headers = {}) {
  response
    .writeHead(status, { ...headers, 'Cache-Control': 'no-store', 'Content-Length': 0, Connection: 'close' })
    .end()
  return false
}

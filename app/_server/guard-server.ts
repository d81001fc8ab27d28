import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'

type Exchange = { request: IncomingMessage; response: ServerResponse; server: Server }

/** In ms. The profile and its picture take seven seconds at most, and Docker kills after ten. */
const STOP_MS = 8_000

/** Handles what Next's server gets wrong and no setting corrects. `e2e/servers/server.spec.ts` tests every line. */
export function guardServer() {
  // Node publishes this before Next sees the request.
  subscribe('http.server.request.start', (exchange) => guard(exchange as Exchange))
  // Without this, Next waits forever for a connection on which nothing is asked.
  process.once('SIGTERM', () => setTimeout(() => process.exit(143), STOP_MS).unref())
}

function guard({ request, response, server }: Exchange) {
  // In ms. By default, Node waits minutes for a slow request, and forever for a client that does not read its answer.
  Object.assign(server, { headersTimeout: 10_000, requestTimeout: 10_000, timeout: 12_000 })
  // Without this, Next keeps a connection open when a client asks for another protocol.
  server.removeAllListeners('upgrade')
  const host = request.headersDistinct.host?.join() // Old clients send none.
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    // Without this, Next answers 500 for a file, and logs a stack for what looks like a server action.
    refuse(request, response, 405, { Allow: 'GET, HEAD' })
  } else if (!request.url?.startsWith('/') || !/^[\w.:[\]-]*$/.test(host ?? '')) {
    // Without this, `GET http://…` redirects to any host that it names, and `GET *` gets a 500.
    refuse(request, response, 400)
  }
  // Without this, Next answers 500 instead of 412 or 416. To send the whole file is also correct. An expectation would
  // make Node answer a second time after a refusal, and throw.
  for (const header of ['range', 'if-match', 'if-unmodified-since', 'expect']) delete request.headers[header]
}

/** Next sees at the address that the answer is given, and leaves it alone. */
function refuse(request: IncomingMessage, response: ServerResponse, status: number, headers = {}) {
  request.url = '/'
  response.writeHead(status, { ...headers, 'Cache-Control': 'no-store', Connection: 'close' }).end()
}

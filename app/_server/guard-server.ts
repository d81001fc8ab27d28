import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'

type Exchange = { request: IncomingMessage; response: ServerResponse; server: Server }

/** The profile and its picture take seven seconds at most, and Docker kills after ten. */
const STOP_MS = 8_000
/** For a whole request. Node looks every 30 s. */
const REQUEST_MS = 10_000
/** Until an answer that nobody reads is given up, at the second look of Node's. */
const SILENCE_MS = 12_000

/** Sees to what the framework's server gets wrong and no configuration of it can put right. */
export function guardServer() {
  // What Node documents to be published, before the framework sees the request.
  subscribe('http.server.request.start', (exchange) => guard(exchange as Exchange))
  // The framework would wait for ever for a connection on which nothing is asked.
  process.once('SIGTERM', () => setTimeout(() => process.exit(143), STOP_MS).unref())
}

function guard({ request, response, server }: Exchange) {
  // Node's own are minutes for a request that comes slowly, and none for a client that does not read its answer.
  Object.assign(server, { headersTimeout: REQUEST_MS, requestTimeout: REQUEST_MS, timeout: SILENCE_MS })
  // Else a connection for ever to whoever asks to change the protocol.
  server.removeAllListeners('upgrade')
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    // Else a 500 for a file, and a stack in the log for what looks like a server action.
    refuse(request, response, 405, { Allow: 'GET, HEAD' })
  } else if (!request.url?.startsWith('/') || !isSound(request.headersDistinct.host)) {
    // Else a redirect to any host that the visitor names in `GET http://…`, and a 500 for `*`.
    refuse(request, response, 400)
  }
  // Else a 500 for a file instead of 412 and 416. The whole file is a right answer, too.
  for (const header of ['range', 'if-match', 'if-unmodified-since', 'expect']) delete request.headers[header]
}

/** The framework looks at the address, sees that the answer is given and leaves it alone. */
function refuse(request: IncomingMessage, response: ServerResponse, status: number, headers = {}) {
  request.url = '/'
  response.writeHead(status, { ...headers, 'Cache-Control': 'no-store', Connection: 'close' }).end()
}

/** Old clients send no host. */
function isSound(hosts = ['']) {
  return hosts.length === 1 && /^[\w.:[\]-]*$/.test(hosts[0] ?? '')
}

import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** A silent connection is closed after this time. The profile takes at most 7 s, and Docker kills after 10 s. */
const IDLE_TIMEOUT_MS = 7_500
/** The limit of one connection, on which a browser waits for each answer before its next request. */
const MAX_UNANSWERED = 5

/** Closes connections that hold up the server. Returns a function that counts a request, or refuses it. */
export function guardConnections(server: Server) {
  const connections = new Set<Socket>()
  const unanswered = new WeakMap<Socket, number>()
  server.on('connection', (socket: Socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  // By default, Node waits forever for a client that does not read its answer. Test: "closes connections".
  server.timeout = IDLE_TIMEOUT_MS
  server.on('timeout', (socket: Socket) => {
    // A client that waits for its answer is silent, too. If it were cut off, 500 of 1,000 visitors would get no answer.
    if (!unanswered.get(socket) || socket.writableLength > 0) socket.destroy()
  })
  // Node calls this function to stop the server. The one of Node would cut off half-sent answers, too. Test: "ends soon".
  server.closeIdleConnections = () => {
    for (const socket of connections) if (!unanswered.get(socket)) socket.destroy()
  }
  // By default, Next waits for every client, however slowly it reads. Test: "ends soon".
  process.once('SIGTERM', () => setTimeout(() => server.closeAllConnections(), IDLE_TIMEOUT_MS).unref())
  return ({ socket }: IncomingMessage, response: ServerResponse) => {
    const count = (unanswered.get(socket) ?? 0) + 1
    // Waiting requests take memory: 1.4 GB if each of 3,000 connections has 99. Test: "more requests at once".
    if (count > MAX_UNANSWERED) return false
    unanswered.set(socket, count)
    response.once('close', () => unanswered.set(socket, Number(unanswered.get(socket)) - 1))
    return true
  }
}

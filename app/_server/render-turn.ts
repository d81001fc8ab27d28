import type { Server, ServerResponse } from 'node:http'
import { setImmediate } from 'node:timers/promises'

/** In ms. Most answers take at most 16. One that takes longer than this waits for GitHub or for a slow client. */
const RENDER_MS = 100

/** Resolves when Next has rendered all answers that wait so far. */
let lastTurn: Promise<unknown> = Promise.resolve()
let acceptedConnections = 0

export function countConnections(server: Server) {
  server.on('connection', () => acceptedConnections++)
}

/**
 * Resolves when Next may render this answer. Without this, a file waits for 9 s beside requests for 2,000 pages.
 * Test: "renders one answer at a time".
 */
export function waitForRenderTurn(response: ServerResponse) {
  const turn = lastTurn
  lastTurn = turn.then(async () => {
    if (response.closed) return
    await new Promise((resolve) => {
      response.once('close', resolve)
      setTimeout(resolve, RENDER_MS)
    })
    // In each turn of its loop, Node accepts one connection. Without this, a file waits for all that came before it.
    const end = Date.now() + RENDER_MS
    for (let before = -1; before < acceptedConnections && Date.now() < end; ) {
      before = acceptedConnections
      await setImmediate()
    }
  })
  return turn
}

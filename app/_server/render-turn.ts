import type { Socket } from 'node:net'

/** In ms. Most answers take less. One that takes longer waits for GitHub or for its reader. */
const TURN_MS = 20

const lastTurns = new Map<string, Promise<unknown>>()

/**
 * Has Next render one answer at a time for each client, such as a proxy with all its visitors. Beside 2,000 requests for
 * `/project`, a file then waits 0.5 s instead of 11 s, in 0.3 GB instead of 1 GB. Test: "renders one answer at a time".
 */
export async function renderInTurn(socket: Socket, render: () => unknown) {
  const address = String(socket.remoteAddress)
  const turn = Promise.resolve(lastTurns.get(address)).then(async () => {
    if (socket.destroyed) return
    await Promise.race([render(), passed(TURN_MS)])
    // In each turn of its loop, Node accepts one connection. Without this, a file waits for all that came before it.
    await passed(1)
  })
  // An answer that fails must not stop the answers behind it.
  const end = turn.catch(() => undefined)
  lastTurns.set(address, end)
  await end
  if (lastTurns.get(address) === end) lastTurns.delete(address)
  return turn
}

/** Uses the global `setTimeout`, because a test replaces it. */
function passed(ms: number) {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

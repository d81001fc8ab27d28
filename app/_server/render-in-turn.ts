import type { Socket } from 'node:net'

/** Most answers take less. A slower one waits for GitHub or for its reader. */
const MAX_TURN_MS = 20

const lastTurns = new Map<string, Promise<unknown>>()

/** Lets Next render one answer at a time for each client, or for each proxy. Test: "renders one answer at a time". */
export async function renderInTurn(socket: Socket, render: () => unknown) {
  // Without turns, 2,000 requests for `/project` take 1 GB instead of 0.3, and a file waits 11 s instead of 0.5.
  const address = String(socket.remoteAddress)
  const turn = Promise.resolve(lastTurns.get(address)).then(async () => {
    if (socket.destroyed) return
    await Promise.race([render(), delay(MAX_TURN_MS)])
    // Node accepts one connection in each round of its event loop. Without this delay, a file would wait for all pages.
    await delay(1)
  })
  // An answer that fails must not stop the answers behind it.
  const settled = turn.catch(() => undefined)
  lastTurns.set(address, settled)
  await settled
  if (lastTurns.get(address) === settled) lastTurns.delete(address)
  return turn
}

/** Uses the global `setTimeout`, because a test replaces it. */
function delay(ms: number) {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

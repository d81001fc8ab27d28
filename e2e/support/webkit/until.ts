import { setTimeout as sleep } from 'node:timers/promises'

export const POLL_MS = 20

export class TimeoutError extends Error {}

/** Calls `read` again and again until it returns something. */
export async function until<T>(
  what: string,
  timeout: number,
  read: () => Promise<T | undefined>,
  pollMs = POLL_MS,
) {
  const end = Date.now() + timeout
  for (;;) {
    const value = await read()
    if (value) return value
    if (Date.now() > end) throw new TimeoutError(`Waited ${timeout} ms for ${what}`)
    await sleep(pollMs)
  }
}

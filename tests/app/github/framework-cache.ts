/** Stands in for `next/cache`, which needs a server: JSON, and what is stale is renewed in the background. */
const entries = new Map<string, { json: string; writtenAt: number }>()

/** What the cache does once it has returned something stale. */
export const renewals: Promise<unknown>[] = []

let isFailing = false

/** Every test begins with an empty cache. */
export function clear() {
  entries.clear()
  renewals.length = 0
}

/** As a cache of the owner's that cannot be reached. */
export function failNext() {
  isFailing = true
}

export function unstable_cache<Value>(
  read: () => Promise<Value>,
  keyParts: string[],
  { revalidate }: { revalidate: number | false },
) {
  const key = `${read}-${keyParts}`
  async function renew() {
    const value = await read()
    entries.set(key, { json: JSON.stringify(value), writtenAt: performance.now() })
    return value
  }
  return async (): Promise<Value> => {
    if (isFailing) {
      isFailing = false
      throw new Error('No connection')
    }
    const entry = entries.get(key)
    if (!entry) return renew()
    const age = performance.now() - entry.writtenAt
    if (revalidate !== false && age > revalidate * 1_000) renewals.push(renew().catch(console.error))
    return JSON.parse(entry.json)
  }
}

import dns from 'node:dns'
import { isPublicAddress } from '@/content/schema/public-host'

type Found = string | { address: string }[]

/**
 * Runs something that requests links of others. No name leads it to this machine or to a private network meanwhile. `fetch`
 * takes no `lookup` of its own, and a name that is looked up beforehand may lead somewhere else afterwards.
 */
export async function onPublicNetwork<Result>(run: () => Promise<Result>) {
  const { lookup } = dns
  const publicLookup = (...request: unknown[]) => {
    const done = request.pop() as (error: Error | null, found?: Found, family?: number) => void
    const check: typeof done = (error, found = [], family) => {
      const addresses = typeof found === 'string' ? [found] : found.map(({ address }) => address)
      if (addresses.every(isPublicAddress)) done(error, found, family)
      else done(Object.assign(new Error('no public host'), { code: 'PRIVATE_ADDRESS' }))
    }
    Reflect.apply(lookup, dns, [...request, check])
  }
  dns.lookup = Object.assign(publicLookup, lookup)
  try {
    return await run()
  } finally {
    dns.lookup = lookup
  }
}

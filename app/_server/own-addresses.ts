import { networkInterfaces } from 'node:os'

/** The addresses of this machine, as in a link. No other origins, because the dev server hands out the sources. */
export function ownAddresses() {
  const all = Object.values(networkInterfaces()).flatMap((addresses = []) => addresses)
  return all.map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address))
}

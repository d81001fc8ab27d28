import { BlockList, isIP } from 'node:net'

/** This machine, private networks, and spellings of both inside longer addresses. */
const PRIVATE = new BlockList()
for (const [start, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['224.0.0.0', 3],
] as const) {
  PRIVATE.addSubnet(start, bits) // also as ::ffff:127.0.0.1
  PRIVATE.addSubnet(`64:ff9b::${start}`, 96 + bits, 'ipv6')
}
for (const [start, bits] of [
  ['::', 96],
  ['::ffff:0:0:0', 96],
  ['64:ff9b:1::', 48],
  ['2002::', 16],
  ['fc00::', 6],
] as const)
  PRIVATE.addSubnet(start, bits, 'ipv6')

/** Names that only a local network knows. */
const PRIVATE_NAME = /(^|\.)(localhost|localdomain|local|internal|intranet|private|corp|home|lan|home\.arpa)$/

/** Checks whether others can reach a host by this name or address. @param host as `URL` writes it. */
export function isPublicHost(host: string) {
  const name = host.replace(/^\[|\]$|\.+$/g, '')
  return isIP(name) ? isPublicAddress(name) : name.includes('.') && !PRIVATE_NAME.test(name)
}

/** @param address an IP address. */
export function isPublicAddress(address: string) {
  return !PRIVATE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

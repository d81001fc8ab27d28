import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Lets the server choose a free local port. @returns the port. */
export async function listen(server: Server) {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return (server.address() as AddressInfo).port // `address()` returns a string only for a pipe.
}

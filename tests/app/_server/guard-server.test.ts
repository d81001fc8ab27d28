import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { guardServer } from '@/app/_server/guard-server'
import { listen } from '@/tests/support/stand-in'

const FILE = '/drawings/portrait.svg' // of the specimen

test('closes connections that send nothing or read nothing', async () => {
  const { server } = await startServer()
  expect(server.timeout).toBe(8_000) // In ms. Node itself acts on it.
})

test('says so if it finds no server', () => {
  vi.stubGlobal('process', { ...process, _getActiveHandles: undefined })
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  guardServer()
  expect(log).toHaveBeenCalledWith(expect.stringContaining('found no server to guard'))
})

test('answers nothing outside the base path', async () => {
  vi.stubEnv('SITE_BASE_PATH', '/me')
  const { open, ask } = await startServer((response) => response.end())
  for (const path of ['/', '/about', '/meabout', FILE])
    expect(String(await once(ask(path), 'data')), path).toMatch(/^HTTP\/1.1 404 /)
  for (const path of ['/me', '/me?a', '/me/about', `/me${FILE}`]) await once(ask(path), 'data')
  expect(open).toHaveLength(4)
})

test('renders one answer at a time, those of one connection one after the other, and sends files meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const { open, ask } = await startServer()
  ask('/a', '/d')
  await expect.poll(() => pathsOf(open)).toEqual(['/a'])
  ask('/b').resetAndDestroy() // Nobody waits for it any longer.
  ask('/c')
  ask(FILE)
  await expect.poll(() => pathsOf(open)).toEqual(['/a', FILE])
  open[0]?.end()
  await expect.poll(() => pathsOf(open)).toEqual(['/a', FILE, '/c'])
  ask(FILE)
  await expect.poll(() => pathsOf(open)).toEqual(['/a', FILE, '/c', FILE])
  vi.advanceTimersByTime(100) // An answer that hangs holds the others up no longer.
  await expect.poll(() => pathsOf(open)).toEqual(['/a', FILE, '/c', FILE, '/d'])
})

test('accepts the connections that wait before it renders the next answer', async () => {
  const { open, ask } = await startServer((response) => response.end())
  for (let page = 0; page < 50; page++) ask('/a')
  await once(ask(FILE), 'data')
  expect(open.length).toBeLessThan(10)
})

test('closes a connection that sends more requests at once than any browser', async () => {
  const { ask } = await startServer()
  await once(ask(...Array(101).fill('/')), 'close')
})

function pathsOf(responses: ServerResponse[]) {
  return responses.map(({ req }) => req.url)
}

/** A server with the guard. Without `answer`, its answers stay open. */
async function startServer(answer?: (response: ServerResponse) => void) {
  const open: ServerResponse[] = []
  const server = createServer((_, response) => {
    open.push(response)
    answer?.(response)
  })
  const port = await listen(server)
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  guardServer()
  return {
    server,
    open,
    /** Sends requests at once, on a connection of their own. */
    ask(...paths: string[]) {
      const socket = connect(port, '127.0.0.1').resume()
      socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`).join(''))
      return socket
    },
  }
}

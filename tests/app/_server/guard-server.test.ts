import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { guardServer } from '@/app/_server/guard-server'
import { renderInTurn } from '@/app/_server/render-in-turn'
import { listen } from '@/scripts/support/listen'

const FILE = '/drawings/portrait.svg' // of the specimen

test('closes connections that send nothing or read nothing, but not before the answer is there', async () => {
  const { server, open, ask } = await startServer()
  ask('/a').pause()
  await expect.poll(() => open).toHaveLength(1)
  const socket = open[0]?.socket
  expect(server.timeout).toBe(7_500) // In ms. Node itself acts on it.
  server.emit('timeout', socket)
  expect(socket).toMatchObject({ destroyed: false })
  open[0]?.write('a'.repeat(20_000_000))
  server.emit('timeout', socket)
  expect(socket).toMatchObject({ destroyed: true })
  ask()
  const [idle] = await once(server, 'connection')
  server.emit('timeout', idle)
  expect(idle).toMatchObject({ destroyed: true })
})

test('ends soon after it is told to, but not before an answer that is read slowly is whole', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const { server, open, ask } = await startServer()
  const hanging = ask(FILE)
  await expect.poll(() => open).toHaveLength(1)
  const [idle, slow] = [ask(), ask(FILE).pause()]
  await expect.poll(() => open).toHaveLength(2)
  open[1]?.writeHead(200, { Connection: 'close' }).end('a'.repeat(20_000_000))
  server.close()
  process.listeners('SIGTERM').at(-1)?.('SIGTERM')
  await once(idle, 'close')
  let bytes = 0
  for await (const chunk of slow) bytes += chunk.length
  expect(bytes).toBeGreaterThan(20_000_000)
  vi.advanceTimersByTime(7_500)
  await once(hanging, 'close')
})

test('sends the security headers with a redirect, too', async () => {
  const { ask } = await startServer((response) => response.writeHead(308, { Location: '/b' }).end())
  expect(String(await once(ask('/a'), 'data'))).toMatch(/^Strict-Transport-Security: .*\r\nX-Content/m)
})

test('passes a range on if the video has it at that time', async () => {
  const { port } = await startServer((response) => response.end(response.req.headers.range ?? 'all'))
  const ask = async () =>
    (await fetch(`http://127.0.0.1:${port}/a.MP4`, { headers: { Range: 'bytes=5-' } })).text()
  writeFileSync('public/a.MP4', '0123456789')
  expect(await ask()).toBe('bytes=5-')
  writeFileSync('public/a.MP4', '0123')
  expect(await ask()).toBe('all')
})

test('answers nothing outside the base path', async () => {
  vi.stubEnv('SITE_BASE_PATH', '/me')
  const { open, ask } = await startServer((response) => response.end())
  for (const path of ['/', '/about', '/meabout', FILE])
    expect(String(await once(ask(path), 'data')), path).toMatch(/^HTTP\/1.1 404 /)
  const inside = ['/me', '/me?a', '/me/about', '/me/meabout', `/me${FILE}`]
  for (const path of [...inside, '/me/me', '/me/me/about?a']) await once(ask(path), 'data')
  expect(pathsOf(open)).toEqual([...inside, '/me/404', '/me/404'])
})

test('renders one answer at a time for each address, and sends files meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const { server, open, ask } = await startServer()
  ask('/a')
  await expect.poll(() => pathsOf(open)).toEqual(['/a'])
  const gone = ask('/b')
  const [, answer] = await once(server, 'request')
  gone.resetAndDestroy() // Nobody waits for it any longer.
  await once(answer, 'close')
  for (const path of ['/c', FILE]) {
    ask(path)
    await once(server, 'request')
  }
  renderInTurn({ remoteAddress: '192.0.2.1' } as Socket, () => open.push(answer))
  await Promise.resolve()
  expect(pathsOf(open)).toEqual(['/a', FILE, '/b'])
  // After a while, an answer that hangs holds up the others no longer. A poll lets the time pass.
  await expect.poll(() => pathsOf(open)).toEqual(['/a', FILE, '/b', '/c'])
})

test('renders the next answer for an address after one that failed', async () => {
  const socket = { remoteAddress: '192.0.2.2' } as Socket
  await expect(renderInTurn(socket, () => Promise.reject(new Error('no page')))).rejects.toThrow('no page')
  await renderInTurn(socket, () => {})
})

test('closes a connection that sends more requests at once than any browser', async () => {
  const { server, ask } = await startServer((response) => response.end())
  server.keepAliveTimeout = 1
  const answersTo = async (requests: number) =>
    String(await ask(...Array(requests).fill(FILE)).toArray()).match(/HTTP/g)?.length
  expect(await answersTo(5)).toBe(5)
  expect(await answersTo(6)).toBeLessThan(6)
})

function pathsOf(responses: ServerResponse[]) {
  return responses.map(({ req }) => req.url)
}

/** Without `answer`, the answers of the server stay open. */
async function startServer(answer = (response: ServerResponse): unknown => once(response, 'close')) {
  const open: ServerResponse[] = []
  const server = createServer((_, response) => {
    open.push(response)
    return answer(response)
  })
  const port = await listen(server)
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  guardServer()
  return {
    server,
    port,
    open,
    /** Sends requests at once, on a connection of their own. */
    ask(...paths: string[]) {
      const socket = connect(port, '127.0.0.1').resume()
      socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`).join(''))
      return socket
    },
  }
}

import { once } from 'node:events'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { guardServer } from '@/app/_server/guard-server'

const UPGRADE = get('/').replace('\r\n\r\n', '\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n')

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  process.removeAllListeners('SIGTERM')
})

// The first test, because the guard then sees each connection of this process.
test('closes connections that were open before it is ready, and those for another protocol', async () => {
  const { server, port } = await startServer((_, response) => response.end())
  server.on('upgrade', () => {})
  const opened: Socket[] = []
  server.on('connection', (socket) => opened.push(socket))
  const early = connect(port, '127.0.0.1')
  early.write(UPGRADE)
  await once(server, 'upgrade')
  guardServer()
  const late = connect(port, '127.0.0.1')
  late.write(UPGRADE)
  expect(String(await once(late, 'data'))).toMatch(/^HTTP\/1.1 200/)
  expect(opened.map(({ timeout }) => timeout)).toEqual([12_000, expect.any(Number)])
  const closed = once(early, 'close')
  opened[0]?.emit('timeout')
  await closed
})

test('closes connections that send slowly, send nothing or read nothing', async () => {
  guardServer()
  const { server, port } = await startServer((_, response) => response.end())
  await fetch(`http://127.0.0.1:${port}`)
  // In ms. Node itself acts on them.
  expect(server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 10_000, timeout: 12_000 })
})

test('answers the requests of one connection one after the other, and those of others meanwhile', async () => {
  const open: ServerResponse[] = []
  const { port } = await startServer((request, response) => {
    response.setHeader('Path', String(request.url))
    open.push(response)
  })
  guardServer()
  const pipelined = connect(port, '127.0.0.1')
  pipelined.write(Array.from({ length: 50 }, (_, index) => get(`/${index}`)).join(''))
  await expect.poll(() => open.length).toBe(1)
  const other = fetch(`http://127.0.0.1:${port}/other`)
  await expect.poll(() => open.length).toBe(2)
  expect(open.pop()?.end().getHeader('Path')).toBe('/other')
  expect((await other).status).toBe(200)
  let answer = ''
  pipelined.on('data', (chunk) => {
    answer += chunk
  })
  for (let index = 0; index < 50; index++) {
    await expect.poll(() => open.length).toBe(1)
    open.pop()?.end()
  }
  await expect
    .poll(() => [...answer.matchAll(/Path: \/(\d+)/g)].map(([, path]) => Number(path)))
    .toEqual([...Array(50).keys()])
})

test('answers other connections between two requests of one, also if it answers at once', async () => {
  const paths: string[] = []
  const { port } = await startServer((request, response) => {
    paths.push(String(request.url))
    response.end()
  })
  guardServer()
  const pipelined = connect(port, '127.0.0.1')
  const other = connect(port, '127.0.0.1')
  await Promise.all([once(pipelined, 'connect'), once(other, 'connect')])
  pipelined.write(get('/one').repeat(100))
  other.write(get('/other'))
  await expect.poll(() => paths.length).toBe(101)
  expect(paths.indexOf('/other')).toBeLessThan(50)
})

test('closes a connection that sends more requests at once than any browser', async () => {
  const { server, port } = await startServer(() => {})
  guardServer()
  const onSilence = vi.fn()
  server.on('timeout', onSilence)
  const pipelined = connect(port, '127.0.0.1').resume()
  pipelined.write(get('/').repeat(101))
  await once(pipelined, 'close')
  expect(onSilence).not.toHaveBeenCalled()
})

test('answers nothing more on a connection that is closed', async () => {
  const answer = vi.fn<RequestListener>((request) => request.socket.destroy())
  const { port } = await startServer(answer)
  guardServer()
  const pipelined = connect(port, '127.0.0.1')
  pipelined.write(get('/').repeat(50))
  await once(pipelined, 'close')
  await new Promise((resolve) => setImmediate(resolve))
  expect(answer).toHaveBeenCalledOnce()
})

test('stops in time, whoever keeps a connection open', () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never)
  guardServer()
  process.emit('SIGTERM')
  // In ms. The profile and its picture take seven seconds at most, and Docker kills after ten.
  vi.advanceTimersByTime(7_000)
  expect(exit).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2_000)
  expect(exit).toHaveBeenCalledWith(143)
})

function get(path: string) {
  return `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`
}

async function startServer(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { server, port: (server.address() as AddressInfo).port } // A string only for a pipe.
}

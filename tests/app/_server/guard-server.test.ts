import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { guardServer } from '@/app/_server/guard-server'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  process.removeAllListeners('SIGTERM')
})

test('closes connections that send slowly, send nothing or read nothing', async () => {
  guardServer()
  const server = createServer((_, response) => response.end()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`) // A string only for a pipe.
  // In ms. Node itself acts on them.
  expect(server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 10_000, timeout: 12_000 })
  server.close()
})

test('stops in time, whoever keeps a connection open', () => {
  vi.useFakeTimers()
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never)
  guardServer()
  process.emit('SIGTERM')
  // In ms. The profile and its picture take seven seconds at most, and Docker kills after ten.
  vi.advanceTimersByTime(7_000)
  expect(exit).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2_000)
  expect(exit).toHaveBeenCalledWith(143)
})

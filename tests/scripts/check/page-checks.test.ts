import { createServer } from 'node:http'
import { type Page, request } from 'playwright/test'
import { expect, onTestFinished, test } from 'vitest'
import { checkResume } from '@/scripts/check/page-checks'
import { listen } from '@/tests/support/stand-in'

test('asks again after the server has closed a connection', async () => {
  let requests = 0
  const server = createServer(({ socket }, response) => {
    requests++
    if (requests === 1) socket.resetAndDestroy()
    else response.end('{}')
  })
  const url = `http://127.0.0.1:${await listen(server)}`
  const context = await request.newContext()
  onTestFinished(async () => {
    await context.dispose()
    server.close()
  })
  const page = { request: context } as Page // this check needs nothing else of it
  expect(await checkResume(page, { url, folder: '.' })).toEqual([])
  expect(requests).toBe(2)
})

import { existsSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { write } from '@/tests/support/write'

/** Stands in for Next, and writes more after it has said its address. */
const SERVER = `
process.stdout.write('Local: http://127.0.0.1:1\\nReady\\n')
setTimeout(() => process.stdout.write('x', (error) => error || require('fs').writeFileSync('alive', '')), 300)
`

test('a server lives on when it writes after its start', async () => {
  const { spawn } = await vi.importActual<typeof import('node:child_process')>('node:child_process')
  const start = (command: string, _: string[], options: object) => spawn(command, ['-e', SERVER], options)
  vi.doMock('node:child_process', () => ({ spawn: start }))
  vi.resetModules()
  const { startServer } = await import('@/scripts/support/start-server')
  write('.next/routes-manifest.json', '{ "basePath": "/base" }')
  expect(await startServer({})).toMatchObject({ url: 'http://127.0.0.1:1/base' })
  await expect.poll(() => existsSync('alive')).toBe(true)
  vi.doUnmock('node:child_process')
})

import { spawn } from 'node:child_process'
import { readJson } from '@/scripts/support/read-json'

/** Serves the finished build on a free local port. @throws when it does not start. Its errors are on the terminal. */
export async function startServer(env: Record<string, string>) {
  const { basePath } = readJson<{ basePath: string }>('.next/routes-manifest.json')
  const next = [require.resolve('next/dist/bin/next'), 'start', '--hostname', '127.0.0.1', '--port', '0']
  const server = spawn(process.execPath, next, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let log = ''
  for await (const chunk of server.stdout) {
    log += chunk
    const origin = log.includes('Ready') && /Local: +(http:\S+)/.exec(log)?.[1]
    if (origin) return { url: origin + basePath, stop: () => server.kill() }
  }
  throw new Error(`The site did not start:\n${log}`)
}

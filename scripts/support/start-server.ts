import { spawn } from 'node:child_process'
import { type RoutesManifest, readJson } from '@/scripts/build/next-files'

/** Serves the finished build on a free local port. @throws if it does not start, after its errors on the terminal. */
export async function startServer(env: Record<string, string>) {
  const { basePath } = readJson<RoutesManifest>('.next/routes-manifest.json')
  const next = [require.resolve('next/dist/bin/next'), 'start', '--hostname', '127.0.0.1', '--port', '0']
  const server = spawn(process.execPath, next, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let log = ''
  const origin = await new Promise<string | undefined>((resolve) => {
    // It is read to its end, because the server would die when it writes to a closed pipe.
    server.stdout.on('data', (chunk) => {
      log += chunk
      const [, found] = (log.includes('Ready') && /Local: +(http:\S+)/.exec(log)) || []
      if (found) resolve(found)
    })
    server.stdout.on('close', () => resolve(undefined))
  })
  if (!origin) throw new Error(`The site did not start:\n${log}`)
  return { url: origin + basePath, stop: () => server.kill() }
}

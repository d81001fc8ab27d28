import { type StdioOptions, spawn } from 'node:child_process'
import { once } from 'node:events'

const NEXT = require.resolve('next/dist/bin/next')

export type Command = 'start' | 'dev' | 'standalone'

type Options = { command?: Command; folder?: string; stderr?: 'inherit' | 'pipe' }

/** Serves the build, the sources or the standalone build of a folder on a free local port. @throws if it fails. */
export async function startServer(env: NodeJS.ProcessEnv, options: Options = {}) {
  const { command = 'start', folder, stderr = 'inherit' } = options
  // `npm run dev` names no host either. Next would trust one that is named.
  const hostname = command === 'dev' ? [] : ['--hostname', '127.0.0.1']
  const args = command === 'standalone' ? ['server.js'] : [NEXT, command, ...hostname, '--port', '0']
  const stdio: StdioOptions = ['ignore', 'pipe', stderr]
  const server = spawn(process.execPath, args, { cwd: folder, env, stdio })
  let log = ''
  const url = await new Promise<string>((resolve, reject) => {
    for (const output of [server.stdout, server.stderr])
      output?.on('data', (chunk) => {
        log += chunk
        const address = /Local: +(http:\S+)/.exec(log)?.[1]
        if (address && log.includes('Ready')) resolve(address)
      })
    server.once('exit', () => reject(new Error(`The site did not start:\n${log}`)))
  })
  // SIGTERM waits for connections that a browser keeps open. The dev server needs it to stop its child process.
  async function stop() {
    server.kill(command === 'dev' ? 'SIGTERM' : 'SIGKILL')
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit')
  }
  // Next says that it is ready before it can answer, and the first request brings the guard of the server.
  if (command !== 'dev') await fetch(url).catch((error) => stop().then(() => Promise.reject(error)))
  return { url, log: () => log, stop }
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'

const NEXT = `${process.cwd()}/node_modules/next/dist/bin/next`

const { PATH, HOME, NODE_ENV } = process.env
/** A site gets no more of the machine's environment. Without a stand-in it asks a port at which nobody answers. */
export const ENV = {
  PATH,
  HOME,
  NODE_ENV,
  NEXT_TELEMETRY_DISABLED: '1',
  GITHUB_API_URL: 'http://127.0.0.1:9',
}

const LONGER_TIMEOUTS = `--require=${JSON.stringify(`${process.cwd()}/e2e/support/longer-timeouts.cjs`)}`

export type Site = Awaited<ReturnType<typeof startSite>>
export type Command = 'start' | 'dev' | 'standalone'

/** The folder in which `npm run sites` builds each site, by its name. */
export const SITES = '.sites'

/** Serves the build, the sources or the standalone build of a folder on a free local port. */
export async function startSite(env: Record<string, string>, command: Command, folder: string) {
  // `npm run dev` names no host either. Next would trust one that is named.
  const hostname = command === 'dev' ? [] : ['--hostname', '127.0.0.1']
  const args = command === 'standalone' ? ['server.js'] : [NEXT, command, ...hostname, '--port', '0']
  const server = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...ENV, NODE_OPTIONS: LONGER_TIMEOUTS, ...env },
  })
  let log = ''
  const url = await new Promise<string>((resolve, reject) => {
    function read(chunk: Buffer) {
      log += chunk
      const address = /Local: +(http:\S+)/.exec(log)?.[1]
      if (address && log.includes('Ready')) resolve(address)
    }
    server.stdout.on('data', read)
    server.stderr.on('data', read)
    server.once('exit', () => reject(new Error(`The site did not start:\n${log}`)))
  })
  // Next says that it is ready before it can answer, and the first request brings the guard of the server.
  if (command !== 'dev') await fetch(url)
  return {
    url,
    /** The address for other devices, where the machine has a network. */
    networkUrl: /Network: +(http:\S+)/.exec(log)?.[1],
    log: () => log,
    // SIGTERM waits for connections that a browser keeps open. The dev server needs it to stop its child process.
    async stop() {
      server.kill(command === 'dev' ? 'SIGTERM' : 'SIGKILL')
      if (server.exitCode === null && server.signalCode === null) await once(server, 'exit')
    },
  }
}

import { type Command, startServer } from '../../scripts/support/start-server'

const { PATH, HOME, NODE_ENV } = process.env
/** A site gets only these variables of the machine. Without a stand-in, it asks a port at which nobody answers. */
export const ENV = {
  PATH,
  HOME,
  NODE_ENV,
  NEXT_TELEMETRY_DISABLED: '1',
  GITHUB_API_URL: 'http://127.0.0.1:9',
}

const LONGER_TIMEOUTS = `--require=${JSON.stringify(`${process.cwd()}/e2e/support/longer-timeouts.cjs`)}`

export type Site = Awaited<ReturnType<typeof startSite>>

/** The folder in which `npm run sites` builds each site, by its name. */
export const SITES = '.sites'

export function startSite(env: Record<string, string>, command: Command, folder: string) {
  return startServer({ ...ENV, NODE_OPTIONS: LONGER_TIMEOUTS, ...env }, { command, folder, stderr: 'pipe' })
}

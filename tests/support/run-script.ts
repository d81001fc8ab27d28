import { spawnSync } from 'node:child_process'

/** Otherwise a test would depend on the variables of this machine, and on those of the tests beside it. */
const UNSET = { SITE_URL: undefined, BASE_PATH: undefined, SITE_LANGUAGES: undefined }

/** Runs a program of the site in a folder. @param program its path below `scripts/`, without the ending. */
export function runScript(program: string, args: string[] = [], env: NodeJS.Dict<string> = {}, cwd = '.') {
  const command = ['--import', 'tsx', `scripts/${program}.ts`, ...args]
  const variables = { ...process.env, ...UNSET, ...env }
  return spawnSync(process.execPath, command, { cwd, encoding: 'utf8', env: variables })
}

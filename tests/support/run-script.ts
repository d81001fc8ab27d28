import { spawnSync } from 'node:child_process'

/** Runs a program of the site in a folder. @param program its path below `scripts/`, without the ending. */
export function runScript(program: string, args: string[] = [], env: NodeJS.Dict<string> = {}, cwd = '.') {
  const command = ['--import', 'tsx', `scripts/${program}.ts`, ...args]
  return spawnSync(process.execPath, command, { cwd, encoding: 'utf8', env: { ...process.env, ...env } })
}

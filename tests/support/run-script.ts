import { spawnSync } from 'node:child_process'

/** Runs a program of the site in this folder. @param program its path below `scripts/`, without the ending. */
export function runScript(program: string, args: string[] = [], variables: NodeJS.Dict<string> = {}) {
  const command = ['--import', 'tsx', `scripts/${program}.ts`, ...args]
  return spawnSync(process.execPath, command, { encoding: 'utf8', env: { ...process.env, ...variables } })
}

import { spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { write } from './write'

export const REPOSITORY = process.cwd()
const FOLDERS = ['app', 'components', 'content/schema', 'scripts']
const FILES = ['instrumentation.ts', 'next.config.ts', 'package.json', 'postcss.config.mjs', 'tsconfig.json']
/** Programs that a test runs do not get these variables, which the machine or another test may have set. */
const UNSET = { SITE_URL: undefined, BASE_PATH: undefined, SITE_LANGUAGES: undefined }

/** Goes to a new folder with the specimen's content and pictures. @returns a function that leaves it, for Vitest. */
export function enterSpecimen() {
  const site = mkdtempSync(join(tmpdir(), 'site-'))
  cpSync(`${REPOSITORY}/tests/specimen`, site, { recursive: true })
  symlinkSync(`${REPOSITORY}/app`, `${site}/app`, 'junction')
  process.chdir(site)
  return () => process.chdir(REPOSITORY)
}

/** Copies the site to a folder, with the specimen's content. @param lines to append to its files, or for new ones. */
export function copySite(folder: string, lines: Record<string, string> = {}) {
  for (const path of [...FOLDERS, ...FILES])
    cpSync(`${REPOSITORY}/${path}`, `${folder}/${path}`, { recursive: true })
  cpSync(`${REPOSITORY}/tests/specimen`, folder, { recursive: true })
  // The build of `npm run check` checks the types, so these builds need not.
  appendFileSync(`${folder}/next.config.ts`, 'settings.typescript = { ignoreBuildErrors: true }')
  for (const [file, line] of Object.entries(lines)) write(`${folder}/content/${file}`, `${line}\n`, 'a')
}

/** Goes to a copy of the site in which programs run. @param lines as of `copySite`. */
export function enterCopy(lines?: Record<string, string>) {
  const site = mkdtempSync(join(tmpdir(), 'copy-'))
  copySite(site, lines)
  process.chdir(site)
  symlinkSync(`${REPOSITORY}/node_modules`, 'node_modules', 'junction')
}

/** Runs a program of the site in a folder. @param program its path below `scripts/`, without the ending. */
export function runScript(program: string, args: string[] = [], env: NodeJS.Dict<string> = {}, cwd = '.') {
  const command = ['--import', 'tsx', `scripts/${program}.ts`, ...args]
  const variables = { ...process.env, ...UNSET, ...env }
  return spawnSync(process.execPath, command, { cwd, encoding: 'utf8', env: variables })
}

import { appendFileSync, cpSync, symlinkSync } from 'node:fs'
import { REPOSITORY } from './specimen-site'
import { write } from './write'

const FOLDERS = ['app', 'components', 'content/schema', 'scripts']
const FILES = ['instrumentation.ts', 'next.config.ts', 'package.json', 'postcss.config.mjs', 'tsconfig.json']

/** Copies the site to a folder, with the specimen's content. @param lines to append to the files of `content/`, by file name. */
export function copySite(folder: string, lines: Record<string, string> = {}) {
  for (const part of [...FOLDERS, ...FILES])
    cpSync(`${REPOSITORY}/${part}`, `${folder}/${part}`, { recursive: true })
  cpSync(`${REPOSITORY}/tests/specimen`, folder, { recursive: true })
  // Tailwind skips what git ignores, such as this folder, unless told otherwise.
  appendFileSync(`${folder}/app/globals.css`, '@source "../../app"; @source "../../components";')
  // `npm run check`, which builds the repository, checks the types.
  appendFileSync(`${folder}/next.config.ts`, 'settings.typescript = { ignoreBuildErrors: true }')
  append(folder, lines)
}

/** Goes to a copy of the site in which programs run. @param lines as of `copySite`. */
export function enterCopy(lines?: Record<string, string>) {
  copySite('site', lines)
  process.chdir('site')
  symlinkSync(`${REPOSITORY}/node_modules`, 'node_modules', 'junction')
}

/** @param lines for the end of the files of `content/`, by file name. A file that is not there begins with them. */
export function append(folder: string, lines: Record<string, string>) {
  for (const [file, line] of Object.entries(lines)) write(`${folder}/content/${file}`, `${line}\n`, 'a')
}

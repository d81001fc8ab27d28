import { readdirSync, statSync } from 'node:fs'

/** Lists what is in a folder, or also below it. Empty without such a folder, as on a server that has only what was built. */
export function namesIn(folder: string, recursive = false) {
  // Without these comments, Turbopack would deploy the whole project with the server, and warn of it.
  return isFolder(folder)
    ? readdirSync(/* turbopackIgnore: true */ folder, { recursive, encoding: 'utf8' })
    : []
}

export function isFolder(path: string) {
  return statSync(/* turbopackIgnore: true */ path, { throwIfNoEntry: false })?.isDirectory() ?? false
}

import { readdirSync, statSync } from 'node:fs'
import { sep } from 'node:path'

/** Matches files that systems and editors leave behind, such as `.DS_Store`, and `.#a.md`, a broken link of Emacs. */
const LEFT_BEHIND = /(^|\/)(\.[^/]*|Thumbs\.db|desktop\.ini|[^/]*~)(\/|$)/i

/** Lists the names in a folder, or also below it. The folder may be missing, as on a server that has only the build. */
export function namesIn(folder: string, recursive = false) {
  if (!isFolder(folder)) return []
  // Without `turbopackIgnore`, Turbopack would deploy the whole project with the server, and warn of it.
  const names = readdirSync(/* turbopackIgnore: true */ folder, { recursive, encoding: 'utf8' })
  return names.map((name) => name.split(sep).join('/'))
}

export function pathsIn(folder: string, recursive = false) {
  return namesIn(folder, recursive).map((name) => `${folder}/${name}`)
}

/** Leaves out what `LEFT_BEHIND` matches. In `public/`, nothing may be left out, because all of it is published. */
export function withoutLeftovers(names: string[]) {
  return names.filter((name) => !LEFT_BEHIND.test(name))
}

export function isFolder(path: string) {
  return statSync(/* turbopackIgnore: true */ path, { throwIfNoEntry: false })?.isDirectory() ?? false
}

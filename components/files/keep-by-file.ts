import { AsyncLocalStorage } from 'node:async_hooks'
import { statSync } from 'node:fs'

/** Hides the reading of files from Next, which refuses it while it prerenders, and reports it in development. */
export const outsideRender = AsyncLocalStorage.snapshot()

/** Keeps what `make` returns for a file until the file changes, because in development every page asks for all files. */
export function keepByFile<Made>(make: (file: string) => Made) {
  const read = keepByVersion(make)
  return (file: string) => read(file, changedAt(file))
}

/** Keeps what `make` returns for a file until another version of the file is asked for. */
export function keepByVersion<Version, Made>(make: (file: string, version: Version) => Made) {
  const known = new Map<string, { version: Version; made: Made }>()
  return (file: string, version: Version) => {
    const last = known.get(file)
    if (last && last.version === version) return last.made
    const made = make(file, version)
    known.set(file, { version, made })
    return made
  }
}

export function changedAt(path: string) {
  return statSync(/* turbopackIgnore: true */ path, { throwIfNoEntry: false })?.mtimeMs
}

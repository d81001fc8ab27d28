import { statSync } from 'node:fs'

/**
 * Keeps what is made of a file until its version differs. In development, every page asks for every file, and a module that
 * imports no content stays when the owner edits some. @param versionOf returns the text of a file, or its time of change.
 */
export function keepByFile<Version, Made>(
  versionOf: (file: string) => Version,
  make: (version: Version, file: string) => Made,
) {
  const kept = new Map<string, { version: Version; made: Made }>()
  return (file: string) => {
    const version = versionOf(file)
    const last = kept.get(file)
    if (last && last.version === version) return last.made
    const made = make(version, file)
    kept.set(file, { version, made })
    return made
  }
}

export function changedAt(path: string) {
  // Without this comment, Turbopack would deploy the whole project with the server, and warn of it.
  return statSync(/* turbopackIgnore: true */ path, { throwIfNoEntry: false })?.mtimeMs
}

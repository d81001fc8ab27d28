import { statSync } from 'node:fs'

/** Keeps what is made of a file until that changes, because in development every page asks for every file. */
export function keepByFile<Made>(make: (file: string) => Made) {
  const kept = new Map<string, { version?: number; made: Made }>()
  return (file: string) => {
    const version = changedAt(file)
    const last = kept.get(file)
    if (last && last.version === version) return last.made
    const made = make(file)
    kept.set(file, { version, made })
    return made
  }
}

export function changedAt(path: string) {
  // Without this comment, Turbopack would deploy the whole project with the server, and warn of it.
  return statSync(/* turbopackIgnore: true */ path, { throwIfNoEntry: false })?.mtimeMs
}

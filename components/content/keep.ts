import { AsyncLocalStorage } from 'node:async_hooks'
import { statSync } from 'node:fs'
import type { Content } from '@/components/content/content'

/** Next forbids to read files in a page that may be prerendered, and in development reports each as an error. */
export const outsideRender = AsyncLocalStorage.snapshot()

/** Keeps what is read of the content in a language, because a page asks for it about seventy times: half a second with 100 notes. */
export function keepByContent<Value>(read: (content: Content) => Value) {
  const known = new Map<Content, Value>()
  return (content: Content) => {
    const last = known.get(content)
    if (last) return last
    const value = outsideRender(read, content)
    known.set(content, value)
    // In development, files change while the server runs, and in tests.
    if (process.env.NODE_ENV !== 'production') outsideRender(setTimeout, () => known.delete(content))
    return value
  }
}

/** Keeps what is made of a file until that changes, because in development every page asks for every file. */
export function keepByFile<Made>(make: (file: string) => Made) {
  const read = keepByVersion((file) => make(file))
  return (file: string) => read(file, changedAt(file))
}

/** Keeps what is made of a file for as long as it is asked for the same version. */
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
  // Without this comment, Turbopack would deploy the whole project with the server, and warn of it.
  return statSync(/* turbopackIgnore: true */ path, { throwIfNoEntry: false })?.mtimeMs
}

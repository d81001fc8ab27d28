import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Writes a file into a folder that may not be there yet. */
export function write(path: string, text: string | Buffer) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

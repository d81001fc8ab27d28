import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Writes a file into a folder that may not be there yet. @param flag to write at the end of the file. */
export function write(path: string, text: string | Buffer, flag?: 'a') {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text, { flag })
}

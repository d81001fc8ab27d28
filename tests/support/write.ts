import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

export function write(path: string, text: string | Buffer, flag?: 'a') {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text, { flag })
}

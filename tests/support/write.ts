import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** The front matter of a valid note. */
export const FRONT_MATTER = '---\ntitle: A note\ndate: 2026-11-20\nsummary: What it is about.\n---\n'

export function write(path: string, text: string | Buffer, flag?: 'a') {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text, { flag })
}

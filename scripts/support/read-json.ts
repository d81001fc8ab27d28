import { readFileSync } from 'node:fs'

export function readJson(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'))
}

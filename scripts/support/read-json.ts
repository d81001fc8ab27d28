import { readFileSync } from 'node:fs'

/** Reads a file that Next has written. It is not checked, so name only the fields that you read. */
export function readJson<Json>(file: string): Json {
  return JSON.parse(readFileSync(file, 'utf8'))
}

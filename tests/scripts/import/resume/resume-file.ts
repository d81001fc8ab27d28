import { writeFileSync } from 'node:fs'
import { strToU8, zipSync } from 'fflate'
import { readResume } from '@/scripts/import/resume/read-resume'
import { withTexts } from '../import-cases'

export function zip(files: Record<string, string>) {
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))
}

/** @returns the résumé in a file, and what is not read of it. */
export async function read(file: string | Uint8Array, name = 'resume.json') {
  writeFileSync(name, file)
  return readPath(name)
}

export async function readPath(path: string) {
  const { result, texts } = await withTexts(() => readResume(path, 'en'))
  return { resume: result, reports: texts }
}

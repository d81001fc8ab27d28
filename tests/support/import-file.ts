import { writeFileSync } from 'node:fs'
import { strToU8, zipSync } from 'fflate'
import { show } from '@/app/_findings/printable'
import { contentFiles } from '@/components/content/content-files'
import { EXAMPLE_LISTS, EXAMPLE_SENTENCES } from '@/content/schema/example'
import { importResume } from '@/scripts/import/import-resume'
import type { OwnerContent } from '@/scripts/import/merge/owner-content'
import { readResume } from '@/scripts/import/resume/read-resume'
import type { ReadEntry, Texts } from '@/scripts/import/support/entry'
import { withReports } from '@/scripts/import/support/reports'

/** Returns the content as we ship it, because the content of the specimen is an owner's. */
export function asShipped(): OwnerContent {
  const shipped = structuredClone(Object.assign({}, ...Object.values(contentFiles)))
  const lists = 'socials contactSocials work volunteer education awards skills services projects'
  for (const list of lists.split(' ')) for (const entry of shipped[list]) entry.example = true
  const [headline, bio] = EXAMPLE_SENTENCES
  const texts = { name: 'Your Name', email: 'you@example.com', headline, place: 'Your City', bio }
  const [roles, passions] = EXAMPLE_LISTS
  Object.assign(shipped.owner, { ...texts, roles, passions, cv: 'https://example.com/cv.pdf' })
  return shipped
}

export const shipped = asShipped()

export async function withTexts<Result>(run: () => Result | Promise<Result>) {
  const { result, reports } = await withReports(run)
  const texts = reports.map(({ path, value, why }) => [`${path}: ${show(value)}`, why].join(' ').trim())
  return { result, texts }
}

export async function importFields(resume: object, content = shipped) {
  writeFileSync('resume.json', JSON.stringify(resume))
  const { result, texts } = await withTexts(() => importResume('resume.json', content))
  return { ...result, texts }
}

export function zip(files: Record<string, string>) {
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))
}

/** @param file if it is to be written first */
export async function read(file?: string | Uint8Array, name = 'resume.json') {
  if (file !== undefined) writeFileSync(name, file)
  const { result, texts } = await withTexts(() => readResume(name, 'en'))
  const fieldsOf = (list: ReadEntry[]) => list.map(({ fields }) => fields)
  const lists = Object.entries(result.sections).map(([section, list]) => [section, fieldsOf(list)])
  const sections: Record<string, Texts[]> = Object.fromEntries(lists)
  return { basics: result.basics, profiles: fieldsOf(result.profiles), sections, reports: texts }
}

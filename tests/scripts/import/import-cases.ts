import { readFileSync, writeFileSync } from 'node:fs'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { findMistakes } from '@/app/_findings/content/mistakes'
import { show } from '@/app/_findings/printable'
import { contentFiles } from '@/components/content/content-files'
import { EXAMPLE_SENTENCES } from '@/content/schema/example'
import { fromResume } from '@/scripts/import/from-resume'
import type { OwnerContent } from '@/scripts/import/merge/owner-content'
import { readResume } from '@/scripts/import/resume/read-resume'
import { withReports } from '@/scripts/import/support/reports'
import { changed } from '@/tests/support/changed'

type Case = {
  it: string
  resume: object
  /** Exports of the content before the import, where they are not as shipped. */
  before?: object
  /** Exports of the content after it, as they are and in parts. */
  after?: object
  partly?: object
  reports?: string[]
}

export function asShipped(): OwnerContent {
  const shipped = structuredClone(Object.assign({}, ...Object.values(contentFiles)))
  const lists = 'socials contactSocials work volunteer education awards skills services projects'
  for (const list of lists.split(' ')) for (const entry of shipped[list]) entry.example = true
  const [headline, bio] = EXAMPLE_SENTENCES
  const texts = { name: 'Your Name', email: 'you@example.com', headline, place: 'Your City', bio }
  Object.assign(shipped.owner, texts)
  return shipped
}

export const shipped = asShipped()

export async function withTexts<Result>(run: () => Result | Promise<Result>) {
  const { result, reports } = await withReports(run)
  const texts = reports.map(({ path, value, why }) => [`${path}: ${show(value)}`, why].join(' ').trim())
  return { result, texts }
}

export async function importResume(resume: object, content = shipped) {
  writeFileSync('resume.json', JSON.stringify(resume))
  const { result, texts } = await withTexts(() => fromResume('resume.json', content))
  return { ...result, texts }
}

export function mistakesIn(next: object) {
  return findMistakes(changed((draft) => Object.assign(draft, next))).map(({ text }) => text)
}

/** Reads cases in YAML, because an owner writes a résumé like this. @param file in this folder. */
export function casesIn(file: string): Case[] {
  return parse(readFileSync(`tests/scripts/import/${file}`, 'utf8'))
}

/** Imports a résumé twice in each case. */
export function testImports(cases: Case[]) {
  test.each(cases.map((one) => [one.it, one] as const))('%s, and changes nothing twice', async (_, one) => {
    const { resume, after, partly, reports = [] } = one
    const taken = await importResume(resume, { ...shipped, ...one.before })
    expect(taken.next).toEqual({ ...taken.next, ...after })
    expect(taken.next).toMatchObject({ ...partly })
    // One test is about the bar.
    const texts = taken.texts.filter((text) => !text.startsWith('navigation'))
    expect(texts).toEqual(reports.map((report) => expect.stringContaining(report)))
    expect(mistakesIn(taken.next)).toEqual([])
    expect((await importResume(resume, taken.next)).next).toEqual(taken.next)
  })
}

export function zip(files: Record<string, string>) {
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))
}

export async function read(file: string | Uint8Array, name = 'resume.json') {
  writeFileSync(name, file)
  return readPath(name)
}

export async function readPath(path: string) {
  const { result, texts } = await withTexts(() => readResume(path, 'en'))
  return { resume: result, reports: texts }
}

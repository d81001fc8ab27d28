import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { findMistakes } from '@/app/_findings/content/mistakes'
import { changed } from '@/tests/support/changed'
import { importFields, shipped } from './import-file'

type Case = {
  it: string
  resume: object
  /** Exports of the content before the import, where they are not as shipped. */
  before?: object
  /** Exports of the content after the import: those in `after` are whole, and `partly` names parts of them. */
  after?: object
  partly?: object
  reports?: string[]
}

/** Reads cases in YAML, because an owner writes a résumé like this. @param file in this folder. */
export function casesIn(file: string): Case[] {
  return parse(readFileSync(`tests/scripts/import/${file}`, 'utf8'))
}

/** Imports a résumé twice in each case. */
export function testImports(cases: Case[]) {
  test.each(cases.map((one) => [one.it, one] as const))('%s, and changes nothing twice', async (_, one) => {
    const { resume, after, partly, reports = [] } = one
    const taken = await importFields(resume, { ...shipped, ...one.before })
    expect(taken.next).toEqual({ ...taken.next, ...after })
    expect(taken.next).toMatchObject({ ...partly })
    // One test is about the bar.
    const texts = taken.texts.filter((text) => !text.startsWith('navigation'))
    expect(texts).toEqual(reports.map((report) => expect.stringContaining(report)))
    expect(mistakesIn(taken.next)).toEqual([])
    expect((await importFields(resume, taken.next)).next).toEqual(taken.next)
  })
}

export function mistakesIn(next: object) {
  return findMistakes(changed((draft) => Object.assign(draft, next))).map(({ text }) => text)
}

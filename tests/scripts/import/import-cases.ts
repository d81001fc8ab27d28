import { writeFileSync } from 'node:fs'
import { beforeEach, expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { findMistakes } from '@/app/_check/content/mistakes'
import { fromResume } from '@/scripts/import/from-resume'
import { changed } from '@/tests/support/changed'
import { asShipped } from './as-shipped'
import { withTexts } from './with-texts'

type Case = {
  it: string
  resume: object
  /** Exports of the content before the import, where they are not as shipped. */
  before?: object
  /** Exports of the content after it, as they are and in parts. */
  after?: object
  partly?: object
  /** A part of each report. */
  reports?: string[]
  requests?: string[]
}

export const shipped = asShipped()

/** Takes the network's place. Only these addresses answer. */
const answering = ['https://ada.dev/engine', 'https://m.social/@ada', 'https://looms.dev']
const network = vi.fn(async (link: string, _request?: RequestInit) => {
  if (!answering.includes(link)) throw new TypeError('fetch failed')
  return new Response()
})

export async function importResume(resume: object, content = shipped) {
  writeFileSync('resume.json', JSON.stringify(resume))
  const { result, texts } = await withTexts(() => fromResume('resume.json', content))
  return { ...result, texts }
}

/** The mistakes in the content files, if they had these values. */
export function mistakesIn(next: object) {
  return findMistakes(changed((draft) => Object.assign(draft, next))).map(({ text }) => text)
}

/** Imports a résumé twice in each case. @param cases in YAML, because an owner writes a résumé like this. */
export function testImports(cases: string) {
  beforeEach(() => {
    network.mockClear()
    vi.stubGlobal('fetch', network)
  })

  const all: Case[] = parse(cases)
  test.each(all.map((one) => [one.it, one] as const))('%s, and changes nothing twice', async (_, one) => {
    const { resume, after, partly, reports = [], requests = [] } = one
    const taken = await importResume(resume, { ...shipped, ...one.before })
    expect(taken.next).toEqual({ ...taken.next, ...after })
    expect(taken.next).toMatchObject({ ...partly })
    // One test is about the bar.
    const texts = taken.texts.filter((text) => !text.startsWith('navigation'))
    expect(texts).toEqual(reports.map((report) => expect.stringContaining(report)))
    expect(network.mock.calls.map(([link]) => link)).toEqual(requests)
    expect(mistakesIn(taken.next)).toEqual([])
    expect((await importResume(resume, taken.next)).next).toEqual(taken.next)
  })
}

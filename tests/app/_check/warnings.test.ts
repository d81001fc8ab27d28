import { rmSync, writeFileSync } from 'node:fs'
import { beforeAll, expect, test, vi } from 'vitest'
import { findWarnings } from '@/app/_check/warnings'
import { contentIn } from '@/components/content/content'
import { english } from '@/content/schema/languages/en'
import { cvMark, findOutdatedCv } from '@/scripts/cv/cv-mark'
import { changed, type Draft } from '@/tests/app/_check/changed'
import { owner } from '@/tests/specimen/content/owner'
import { services } from '@/tests/specimen/content/services'
import { inSpecimen } from '@/tests/specimen-site'

inSpecimen()

beforeAll(() => {
  rmSync('content', { recursive: true })
  writeFileSync('public/heavy.png', Buffer.alloc(1_000_000))
  writeFileSync('public/heavy.svg', `<svg><!--${'x'.repeat(101_000)}--></svg>`)
})

/** The projects are examples, which nobody has to improve. */
function warningsOf(change: (draft: Draft) => unknown = () => {}) {
  const content = changed((draft) => {
    draft.work = []
    for (const project of draft.projects) project.example = true
    change(draft)
  })
  return [...findWarnings(content), ...findOutdatedCv()].map(
    ({ path, text }) => `${String(path[0])}, ${text}`,
  )
}

test('names a filter option that shows no project', () => {
  const warnings = warningsOf(({ projects }) => {
    for (const project of projects) Object.assign(project, { isNew: false, techUsed: 'React js, C++' })
  })
  expect(warnings).toEqual([
    'content/projects.ts, projectFilter 2 (Latest), value: "latest" — no project matches it; add isNew: true to one, or delete this option',
    'content/projects.ts, projectFilter 4 (HTML,CSS), value: "HTML" — no project matches it; add it to the techUsed of one, or delete this option',
  ])
  expect(warningsOf(({ projects }) => projects.splice(0))).toEqual([])
})

test.each([69, 161])('names a description of %i characters', (length) => {
  const describe = (text: string) =>
    warningsOf(({ descriptions }) => {
      descriptions['/about'] = text
    })
  for (const right of [70, 160]) expect(describe('🙂'.repeat(right))).toEqual([])
  expect(describe('🙂'.repeat(length))).toEqual([
    expect.stringMatching(/descriptions, \/about: .* — \d+ characters; wanted 70 to 160/),
  ])
})

test('names a name that previews cut off', () => {
  const called = (name: string) => warningsOf(({ owner }) => Object.assign(owner, { name }))
  expect(called('N'.repeat(45))).toEqual([])
  expect(called('N'.repeat(46))).toEqual([
    expect.stringMatching(/^content\/owner\.ts, owner, name: .* — longer than 45 characters/),
  ])
})

test('says when the printed CV is older than the content', () => {
  const { cv } = owner
  owner.cv = '/cv.pdf'
  writeFileSync('public/cv.pdf', `%PDF${cvMark(contentIn())}`)
  expect(warningsOf()).toEqual([])
  // Printed in the time when the mark was made otherwise.
  writeFileSync('public/cv.pdf', '%PDF\n%cv-content of-another-shape\n')
  expect(warningsOf()).toEqual([])
  writeFileSync('public/cv.pdf', '%PDF\n%cv-sections of-other-words\n')
  expect(warningsOf()).toEqual([
    expect.stringContaining('the content has changed since it was printed; run "npm run cv"'),
  ])
  owner.cv = cv
})

test('names a page that is empty and in the navigation', () => {
  // Which pages are empty follows from the content itself.
  const shipped = services.splice(0)
  const warnings = warningsOf()
  services.push(...shipped)
  expect(warnings).toEqual([
    expect.stringMatching(/navigation 4 \(Services\), href: "\/services" — this page is empty/),
  ])
})

test('counts the words that are not translated, and names the first', () => {
  const translate = (words: object, language = 'nl-BE') =>
    warningsOf((draft) => Object.assign(draft, { language, words }))
  expect(translate({}, 'en-US')).toEqual([])
  for (const shipped of ['de-AT', 'ja'])
    expect(translate({ pages: english.pages, descriptions: english.descriptions }, shipped)).toEqual([])
  expect(translate(english)).toEqual([])
  const { everyPage, ...others } = english
  expect(translate({ ...others, everyPage: { ...everyPage, more: undefined } })).toEqual([
    expect.stringMatching(
      /^content\/words\.ts, words, everyPage, more: missing — in English, as 1 of \d+ words are; /,
    ),
  ])
})

test('warns about a date in the future', () => {
  vi.setSystemTime('2026-11-19T12:00:00Z')
  expect(warningsOf()).toEqual([expect.stringContaining('this day is in the future')])
  vi.useRealTimers()
})

test('names a heavy drawing, because only photos are resized', () => {
  const warnings = warningsOf(({ projects }) => {
    projects[0].image = '/heavy.svg'
    projects[1].image = '/heavy.png'
  })
  expect(warnings).toEqual([
    'content/projects.ts, project 1 (Relay Board), image: "/heavy.svg" — 101 kB; wanted at most 100 kB, because visitors get an SVG unchanged',
  ])
})

test('asks as a recruiter about each own project, and gives an example', () => {
  const warnings = warningsOf(({ projects }) => {
    for (const project of projects.slice(0, 3)) delete project.example
    Object.assign(projects[0], { role: 'Lead', highlights: ['Much faster.'] })
    projects[1].highlights = ['3 times faster.']
  })
  expect(warnings).toEqual([
    expect.stringMatching(
      /project 1 \(Relay Board\): it does not say the problem \(problem: "[^"]*" in its story\)$/,
    ),
    expect.stringMatching(/project 2 .* the problem .*, your part \(role: "[^"]*"\)$/),
    expect.stringMatching(/project 3 .* the problem .*, your part .*, the outcome \(highlights: .*\)$/),
  ])
})

import { cpSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { services } from '@/content/services'
import { type Content, content } from '@/scripts/check/content'
import { findBadPictures } from '@/scripts/check/pictures'
import { findWarnings } from '@/scripts/check/warnings'
import { cvMark } from '@/scripts/cv/cv-mark'

const home = process.cwd()

beforeAll(async () => {
  const site = mkdtempSync(join(tmpdir(), 'site-'))
  cpSync('scripts/template/public', join(site, 'public'), { recursive: true })
  const picture = sharp({ create: { width: 4_000, height: 8, channels: 3, background: 'red' } })
  const small = await picture.png().toBuffer()
  writeFileSync(join(site, 'public/right.png'), small)
  writeFileSync(join(site, 'public/heavy.png'), Buffer.concat([small, Buffer.alloc(1_000_000)]))
  writeFileSync(join(site, 'public/torn.svg'), '<svg')
  writeFileSync(join(site, 'public/torn.png'), small.subarray(0, -20))
  const huge = sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: 'red' } })
  await huge.png().toFile(join(site, 'public/huge.png'))
  writeFileSync(
    join(site, 'public/heavy.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><!--${'x'.repeat(101_000)}--></svg>`,
  )
  process.chdir(site)
})

afterAll(() => process.chdir(home))

async function warningsOf(change: (content: Content) => void) {
  const changed = structuredClone(content)
  change(changed)
  return (await findWarnings(changed)).map(({ path, text }) => `${String(path[0])}, ${text}`)
}

test('has no warnings for what we ship', async () => {
  expect(await findWarnings(content)).toEqual([])
})

test('names a filter option that shows no project', async () => {
  const warnings = await warningsOf(({ 'content/projects.ts': { projects } }) => {
    for (const project of projects) Object.assign(project, { isNew: false, techUsed: 'React js, C++' })
  })
  expect(warnings).toEqual([
    'content/projects.ts, projectFilter 2 (Latest), value: "latest" — no project matches it; add isNew: true to one, or delete this option',
    'content/projects.ts, projectFilter 4 (HTML,CSS), value: "HTML" — no project matches it; add it to the techUsed of one, or delete this option',
  ])
})

test('says nothing about the filter when there are no projects', async () => {
  expect(await warningsOf(({ 'content/projects.ts': { projects } }) => projects.splice(0))).toEqual([])
})

test.each([
  [69, ['69 characters; wanted 70 to 160, because previews cut off more']],
  [70, []],
  [160, []],
  [161, ['161 characters; wanted 70 to 160, because previews cut off more']],
])('checks the length of a description of %i characters', async (length, messages) => {
  const warnings = await warningsOf(({ 'content/descriptions.ts': { descriptions } }) =>
    Object.assign(descriptions, { '/about': '🙂'.repeat(length) }),
  )
  expect(warnings.map((warning) => warning.split(' — ')[1])).toEqual(messages)
  expect(
    warnings.every((warning) => warning.startsWith('content/descriptions.ts, descriptions, /about: ')),
  ).toBe(true)
})

test.each([
  [45, []],
  [
    46,
    [
      `content/owner.ts, owner, name: "${'N'.repeat(46)}" — longer than 45 characters, so previews cut the title off`,
    ],
  ],
])('checks the length of a name of %i characters', async (length, warnings) => {
  expect(
    await warningsOf(({ 'content/owner.ts': { owner } }) => {
      owner.name = 'N'.repeat(length)
    }),
  ).toEqual(warnings)
})

test('says when the printed CV is older than the content', async () => {
  const warnings = () =>
    warningsOf(({ 'content/owner.ts': { owner } }) => {
      owner.cv = '/cv.pdf'
    })
  writeFileSync('public/cv.pdf', `%PDF${cvMark()}`)
  expect(await warnings()).toEqual([])
  writeFileSync('public/cv.pdf', '%PDF\n%cv of-other-words\n')
  expect(await warnings()).toEqual([
    'content/owner.ts, owner, cv: "/cv.pdf" — the content has changed since it was printed; run "npm run cv"',
  ])
})

test('names a page that is empty and in the navigation, and an article that does not fit', async () => {
  // Which pages are empty follows from the content itself.
  const shipped = services.splice(0)
  const warnings = await warningsOf((changed) => {
    changed['content/owner.ts'].owner.roles[0] = 'Engineer.'
  })
  services.push(...shipped)
  expect(warnings).toEqual([
    expect.stringContaining(
      'navigation 4 (Services), href: "/services" — this page is empty; give it content',
    ),
    expect.stringContaining('leadIn: "And I’m a" — "Engineer." needs "an" in front of it'),
  ])
})

test('warns about a date in the future', async () => {
  vi.setSystemTime('2026-11-19T12:00:00Z')
  expect(await warningsOf(() => {})).toEqual([
    'content/owner.ts, owner, updated: "2026-11-21" — this day is in the future, so search engines ignore it',
  ])
  vi.useRealTimers()
})

test.each([
  ['/right.png', []],
  ['/heavy.png', []],
  ['/heavy.svg', ['101 kB; wanted at most 100 kB, because visitors get an SVG unchanged']],
])('checks the size of %s', async (portrait, messages) => {
  const warnings = await warningsOf(({ 'content/owner.ts': { owner } }) => {
    owner.portrait = portrait
  })
  expect(warnings).toEqual(
    messages.map((message) => `content/owner.ts, owner, portrait: "${portrait}" — ${message}`),
  )
})

test('checks the size of covers too, for projects that have one', async () => {
  const warnings = await warningsOf(({ 'content/projects.ts': { projects } }) => {
    Object.assign(projects[0] ?? {}, { image: '/heavy.svg' })
    delete projects[1]?.image
  })
  expect(warnings).toEqual([
    'content/projects.ts, project 1 (Relay Board), image: "/heavy.svg" — 101 kB; wanted at most 100 kB, because visitors get an SVG unchanged',
  ])
})

test.each([
  ['/right.png', []],
  ['/torn.svg', ['the file is damaged; wanted one that opens']],
  ['/torn.png', ['the file is damaged; wanted one that opens']],
  ['/huge.png', ['1 MB, 9000 × 9000 pixels; wanted at most 20 MB and 50 million pixels']],
])('stops the build only for a picture that it cannot resize: %s', async (portrait, messages) => {
  const changed = structuredClone(content)
  changed['content/owner.ts'].owner.portrait = portrait
  const found = await findBadPictures(changed)
  expect(found.map(({ text }) => text)).toEqual(
    messages.map((message) => `owner, portrait: "${portrait}" — ${message}`),
  )
})

import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { findMistakes } from '@/app/_findings/content/mistakes'
import { resume } from '@/app/_metadata/json-resume'
import { careerLists } from '@/content/schema/career'
import { fieldNames, namesOf } from '@/scripts/import/resume/sections-and-fields'
import { changed } from '@/tests/support/changed'
import { importFields, shipped } from '@/tests/support/import-file'

const MILLER = { name: 'Mill', position: 'Miller' }
const { headline, place, handle, cv, ...KEPT } = shipped.owner
const SAMPLES = resolve('node_modules/@jsonresume/schema')

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

/** The other cases are in YAML, because an owner writes a résumé like this. */
const files = ['merge/merge-resume', 'resume/from-reactive-resume', 'resume/normalize-resume', 'values/links']
const cases: Case[] = [
  {
    it: 'changes nothing where the résumé says nothing',
    resume: {
      basics: { name: ' ', label: ' , ', email: null, profiles: 7 },
      ...{ work: [], skills: [], projects: [], awards: [{ summary: 'Untitled' }] },
    },
    after: shipped,
    reports: [
      'basics.profiles[0].url: 7 wanted an address',
      'basics.profiles[0]: {} a social link needs',
      'awards[0]: {"summary":"Untitled"} title: wanted a text',
    ],
  },
  {
    it: 'leaves none of our examples, and no page in the bar that only had these',
    resume: { basics: { name: 'Ada' }, work: [MILLER] },
    before: { contactSocials: [{ id: 1, label: 'Twitter', link: '#' }] },
    after: {
      ...{ work: [MILLER], education: [], awards: [], skills: [], projects: [], services: [] },
      ...{ socials: [], contactSocials: [] },
      owner: { ...KEPT, name: 'Ada', bio: '', roles: [], passions: [] },
    },
    partly: { navigation: [{ href: '/' }, { href: '/skill' }, { href: '/github' }] },
  },
  ...files.flatMap((file) => parse(readFileSync(`tests/scripts/import/${file}.yml`, 'utf8'))),
]

test.each(cases.map((row) => [row.it, row] as const))('%s, and changes nothing twice', async (_, row) => {
  const { resume, after, partly, reports = [] } = row
  const taken = await importFields(resume, { ...shipped, ...row.before })
  expect(taken.next).toEqual({ ...taken.next, ...after })
  expect(taken.next).toMatchObject({ ...partly })
  // A test of the command is about the reports on the bar.
  const texts = taken.texts.filter((text) => !text.startsWith('navigation'))
  expect(texts).toEqual(reports.map((report) => expect.stringContaining(report)))
  expect(mistakesIn(taken.next)).toEqual([])
  expect((await importFields(resume, taken.next)).next).toEqual(taken.next)
})

test('gives no two fields of a section the same name', () => {
  for (const section of ['basics', 'profiles', 'skills', 'projects', ...Object.keys(careerLists)]) {
    const names = fieldNames(section).flatMap((field) => namesOf(field, section))
    expect(names, section).toEqual([...new Set(names)])
  }
})

function mistakesIn(next: object) {
  return findMistakes(changed((draft) => Object.assign(draft, next))).map(({ text }) => text)
}

function leaves(value: unknown): string[] {
  return value && typeof value === 'object' ? Object.values(value).flatMap(leaves) : [String(value)]
}

test.each([
  'sample.resume.json',
  ...readdirSync(join(SAMPLES, 'examples')).map((file) => `examples/${file}`),
])('drops nothing of %s silently, and changes nothing by it or by its own export', async (path) => {
  const { $schema, meta, ...file } = JSON.parse(readFileSync(join(SAMPLES, path), 'utf8'))
  const { next, texts } = await importFields(file)
  const places = `${texts.join('\n').replaceAll("\\'", "'")}\n${leaves(next).join('\n')}`
  for (const skill of file.skills) delete skill.level // It becomes an amount.
  const wanted = leaves(file).filter((leaf) => leaf !== 'https://www.twitter.com') // Its user name is added.
  for (const text of wanted.flatMap((leaf) => leaf.slice(0, 40).split(', '))) expect(places).toContain(text)
  expect(mistakesIn(next)).toEqual([])
  expect((await importFields(file, next)).next).toEqual(next)
  expect(resume((await importFields(resume(next))).next)).toEqual(resume(next))
})

test('writes the photo of a résumé once, whatever its size, with the ending of its real type', async () => {
  const raw = { width: 900, height: 900, channels: 3 } as const
  const noise = sharp(randomBytes(900 * 900 * 3), { raw })
  const picture = await noise.jpeg({ quality: 100 }).toBuffer()
  const image = `data:image/png;base64,${picture.toString('base64')}`
  expect(image.length).toBeGreaterThan(1_000_000)
  const { next, files, texts } = await importFields({ basics: { name: 'Ada', image } })
  // Vitest would take 15 s to compare two buffers of this size.
  expect(files).toEqual([{ path: 'public/portrait.jpg', file: expect.any(Buffer) }])
  expect(picture.equals(files[0]?.file as Buffer)).toBe(true)
  expect(next.owner).toMatchObject({ portrait: '/portrait.jpg' })
  writeFileSync('public/portrait.jpg', picture)
  expect((await importFields({ basics: { image } }, next)).files).toEqual([])
  const { texts: faults } = await importFields({ basics: { image: 'data:image/png;base64,AAAA' } })
  expect([...texts, ...faults].filter((text) => text.startsWith('basics'))).toEqual([
    expect.stringContaining('basics.image: "data:image/png;base64,AAAA" no portrait: '),
  ])
})

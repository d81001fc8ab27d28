import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { resume } from '@/app/_metadata/json-resume'
import { listReports } from '@/scripts/import/support/reports'
import { importResume, mistakesIn, shipped, testImports } from './import-cases'

const SAMPLES = resolve('node_modules/@jsonresume/schema')

testImports(`
- it: changes nothing where the résumé says nothing
  resume: { basics: { name: ' ', label: ' , ', email: null, profiles: { x: ada } }, work: [], skills: [], projects: [],
    awards: [{ summary: Untitled }] }
  after: ${JSON.stringify(shipped)}
  reports: ['basics.profiles: {"x":"ada"} wanted a list', 'awards[0]: {"summary":"Untitled"} title: wanted a text']

- it: leaves none of our examples, and no page in the bar that only had these
  resume: { basics: { name: Ada }, work: [{ name: Mill, position: Miller }] }
  after: { work: [{ name: Mill, position: Miller }], education: [], awards: [], skills: [], projects: [], services: [],
    socials: [], owner: ${JSON.stringify({ ...shipped.owner, name: 'Ada', bio: '', headline: undefined, place: undefined })} }
  partly: { navigation: [{ href: / }, { href: /skill }, { href: /github }] }
`)

/** Every text and number in a value. */
function leaves(value: unknown): string[] {
  return value && typeof value === 'object' ? Object.values(value).flatMap(leaves) : [String(value)]
}

test.each([
  'sample.resume.json',
  ...readdirSync(join(SAMPLES, 'examples')).map((file) => `examples/${file}`),
])('drops nothing of %s silently, and changes nothing by it or by its own export', async (path) => {
  const { $schema, meta, ...file } = JSON.parse(readFileSync(join(SAMPLES, path), 'utf8'))
  const { next, texts } = await importResume(file)
  const places = `${texts.join('\n').replaceAll("\\'", "'")}\n${leaves(next).join('\n')}`
  for (const skill of file.skills) delete skill.level // It becomes an amount.
  const wanted = leaves(file).filter((leaf) => leaf !== 'https://www.twitter.com') // Its user name is added.
  for (const text of wanted.flatMap((leaf) => leaf.slice(0, 40).split(', ')))
    expect(places).toContain(text.replace(/^http:/, 'https:'))
  expect(mistakesIn(next)).toEqual([])
  expect((await importResume(file, next)).next).toEqual(next)
  expect(resume((await importResume(resume(next))).next)).toEqual(resume(next))
})

test('tells what is left out once a kind, with a count, the first place and the names of whole entries', async () => {
  const projects = Array.from({ length: 40 }, (_, index) => ({ name: `P${index}`, fax: 1, pages: 2 }))
  const work = [1, 2, 3].map((number) => ({ name: `W${number}`, endDate: 'x' }))
  const { reports } = await importResume({ projects, work })
  expect(listReports(reports).split('\n')).toEqual([
    '  projects[0].fax: 1, and 39 more',
    '  projects[0].pages: 2, and 39 more',
    '  work[0].endDate: "x" (no date that we know), and 2 more',
    expect.stringMatching(/^ {2}work\[0\]: .*"W1".* \(left out, because .*\), and 2 more: W2, W3$/),
    '  navigation: "About" (its page only had our examples, so it left the bar), and 2 more',
  ])
})

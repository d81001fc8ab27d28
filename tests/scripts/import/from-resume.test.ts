import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { resume } from '@/app/_metadata/json-resume'
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
    socials: [], owner: ${JSON.stringify({ ...shipped.owner, name: 'Ada', bio: '', headline: undefined, place: undefined, handle: undefined })} }
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

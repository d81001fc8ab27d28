import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ADDRESSES } from '@/content/schema/pages'
import { contentAsShipped, filesAsShipped } from '@/scripts/check/as-shipped'
import { type Content, content } from '@/scripts/check/content'

const home = process.cwd()

beforeEach(() => {
  const site = mkdtempSync(join(tmpdir(), 'site-'))
  cpSync('scripts/template', site, { recursive: true })
  cpSync('scripts/template', join(site, 'scripts/template'), { recursive: true })
  process.chdir(site)
})

afterEach(() => process.chdir(home))

async function placesAfter(change: (content: Content) => void) {
  const changed = structuredClone(content)
  change(changed)
  return (await contentAsShipped(changed)).map(({ path, text }) => `${String(path[0])}, ${text}`)
}

async function placesIn(file: keyof Content, change: (content: Content) => void = () => {}) {
  return (await placesAfter(change)).filter((place) => place.startsWith(file))
}

test('names an entry that is whole once, by its content wherever it stands', async () => {
  const places = await placesIn('content/projects.ts', ({ 'content/projects.ts': { projects } }) => {
    projects.splice(2)
    projects.reverse()
  })
  expect(places).toEqual([
    'content/projects.ts, project 1 (Campus Compass): as shipped',
    'content/projects.ts, project 2 (Relay Board): as shipped',
  ])
})

test('names what is left of an entry that the owner has begun to change', async () => {
  const places = await placesIn('content/services.ts', ({ 'content/services.ts': { services } }) => {
    services.splice(1)
    Object.assign(services[0] ?? {}, { headName: 'Frontend', technologies: ['Rust'] })
  })
  expect(places).toEqual([
    expect.stringMatching(/^content\/services\.ts, service 1 \(Frontend\), detail: "Front ends that/),
  ])
})

test('names sentences in every file, also in a list of texts and under a key', async () => {
  const places = await placesAfter(({ 'content/owner.ts': { owner } }) => {
    owner.passions = ['I love trains.', 'I love coding until it reads well.']
  })
  expect(places).toContain('content/owner.ts, owner, passions 2: "I love coding until it reads well."')
  expect(places.filter((place) => place.includes('passions'))).toHaveLength(1)
  expect(places.filter((place) => place.startsWith('content/descriptions.ts, descriptions, /'))).toHaveLength(
    ADDRESSES.length - 1, // none for the notes
  )
})

test('leaves alone what anyone may keep', async () => {
  const places = await placesAfter(() => {})
  for (const kept of 'navigation projectFilter roles updated technologies btnData (Python)'.split(' '))
    expect(places.join('\n')).not.toContain(kept)
})

test('leaves alone the words of the pages', async () => {
  const words = { hint: 'Opens your mail program with the message as a draft.' }
  writeFileSync('scripts/template/content/words.ts', `export const words = ${JSON.stringify(words)}`)
  expect(await contentAsShipped({ 'content/words.ts': { words } })).toEqual([])
})

test('takes any text that begins with a slash, however long', async () => {
  const places = await placesIn('content/owner.ts', ({ 'content/owner.ts': { owner } }) => {
    owner.bio = `/${'x'.repeat(5_000)}\0`
  })
  expect(places.join('\n')).not.toContain('bio')
})

test('names a list with figures while it has only our entries', async () => {
  const [python, own] = [
    { id: 3, skillName: 'Python', amount: 40 },
    { id: 3, skillName: 'Python', amount: 41 },
  ]
  const placesWith = (skills: (typeof python)[]) =>
    placesIn('content/skills.ts', (changed) => {
      changed['content/skills.ts'].skills = skills
    })
  expect(await placesIn('content/skills.ts')).toEqual(['content/skills.ts, skills: as shipped'])
  expect(await placesWith([python])).toEqual(['content/skills.ts, skills: as shipped'])
  expect(await placesWith([python, own])).toEqual([])
  expect(await placesWith([])).toEqual([])
})

test('does not take a text for ours that we ship at another place', async () => {
  const places = await placesIn('content/owner.ts', ({ 'content/owner.ts': { owner }, ...files }) => {
    owner.bio = String(files['content/descriptions.ts'].descriptions['/about'])
  })
  expect(places.join('\n')).not.toContain('bio')
})

test('goes by the file of a picture, not by its name', async () => {
  const portrait = 'content/owner.ts, owner, portrait: "/drawings/portrait.svg"'
  expect(await placesIn('content/owner.ts')).toContain(portrait)
  writeFileSync('public/drawings/portrait.svg', '<svg id="drawing"/>')
  expect(await placesIn('content/owner.ts')).not.toContain(portrait)
})

test('names the pictures that have not changed by a byte', () => {
  rmSync('public/drawings/campus-map.svg')
  writeFileSync('public/drawings/portrait.svg', '<svg id="drawing"/>')
  const [story, pictures, ...more] = filesAsShipped()
  expect(story).toEqual({ file: 'content/projects/relay-board.mdx', text: 'as shipped' })
  expect(pictures?.file).toBe('public/drawings')
  expect(pictures?.text).toMatch(/^11 files as shipped: corner-till\.svg, .*, workbench\.svg$/)
  expect(pictures?.text).not.toContain('portrait.svg')
  expect(more).toEqual([])
})

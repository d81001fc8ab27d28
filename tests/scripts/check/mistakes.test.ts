import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { ownerFile } from '@/content/schema/owner'
import { ADDRESSES } from '@/content/schema/pages'
import { project } from '@/content/schema/projects'
import { content } from '@/scripts/check/content'
import { findMistakes, SCHEMAS } from '@/scripts/check/mistakes'

const home = process.cwd()

/** Runs in a copy of the site, so that pictures can be broken. */
beforeAll(async () => {
  const site = mkdtempSync(join(tmpdir(), 'site-'))
  symlinkSync(join(home, 'app'), join(site, 'app'))
  cpSync('scripts/template', site, { recursive: true })
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
  for (const kind of ['png', 'jpeg', 'webp', 'avif', 'gif'] as const) {
    await picture.toFormat(kind).toFile(join(site, `public/right.${kind}`))
  }
  writeFileSync(
    join(site, 'public/right.svg'),
    '\ufeff<?xml version="1.0"?>\n<!-- Drawn -->\n<!-- > -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x" [\n<!ENTITY a "b">\n]>\n<svg/>',
  )
  await picture.png().toFile(join(site, 'public/wrong.svg'))
  writeFileSync(join(site, 'public/right.png.html'), '<!doctype html><svg></svg>')
  writeFileSync(join(site, 'public/wrong.png'), '<!-- -->'.repeat(2_000))
  cpSync(join(site, 'public/right.svg'), join(site, 'public/drawing.png'))
  cpSync(join(site, 'public/right.svg'), join(site, 'public/drawings/plain.svg'))
  mkdirSync(join(site, 'public/folder.png'))
  process.chdir(site)
})

afterAll(() => process.chdir(home))

// biome-ignore lint/suspicious/noExplicitAny: broken content has no type
type Draft = Record<string, any>

function mistakesOf(breakIt: (draft: Draft) => void) {
  const broken = structuredClone(content)
  const draft: Draft = Object.assign({}, ...Object.values(broken))
  breakIt(draft)
  const files = Object.entries(broken).map(([file, exported]) => [
    file,
    Object.fromEntries(Object.keys(exported).map((name) => [name, draft[name]])),
  ])
  return findMistakes(Object.fromEntries(files)).map(({ path, text }) => `${String(path[0])}, ${text}`)
}

test('finds no mistakes in what we ship', () => {
  expect(findMistakes(content)).toEqual([])
})

/** Every field of every entry that the schemas know, with what an export needs around it. */
const fields = Object.entries(SCHEMAS).flatMap(([file, schema]) =>
  Object.entries((schema as z.ZodObject).shape).flatMap(([name, part]) => {
    const entry = part instanceof z.ZodArray ? part.element : part
    if (!(entry instanceof z.ZodObject) || name === 'words') return []
    return Object.entries(entry.shape).map(([key, field]) => ({ file, name, part, entry, key, field }))
  }),
)

function exampleOf(field: z.ZodType): unknown {
  const inner = field instanceof z.ZodOptional ? (field.unwrap() as z.ZodType) : field
  if (inner instanceof z.ZodArray) return [exampleOf(inner.element as z.ZodType)]
  return (inner.meta()?.examples as unknown[] | undefined)?.[0]
}

function fullEntry(entry: z.ZodObject) {
  return Object.fromEntries(
    Object.entries(entry.shape).map(([key, field]) => [key, exampleOf(field as z.ZodType)]),
  )
}

test.each(fields)('accepts the examples of $name, $key', ({ entry, field }) => {
  const inner = (field instanceof z.ZodOptional ? field.unwrap() : field) as z.ZodType
  for (const example of (inner.meta()?.examples as unknown[] | undefined) ?? [exampleOf(inner)])
    expect(inner.safeParse(example).success).toBe(true)
  expect(entry.safeParse(fullEntry(entry)).error).toBeUndefined()
})

test.each(fields)(
  'names $name, $key if it is missing or holds what nobody sees',
  ({ file, name, part, entry, key, field }) => {
    const isList = part instanceof z.ZodArray
    const textsOf = (value: unknown) => {
      const full = { ...fullEntry(entry), [key]: value }
      const files = { ...content, [file]: { ...Object(content)[file], [name]: isList ? [full] : full } }
      return findMistakes(files).map(({ text }) => text)
    }
    const example = exampleOf(field as z.ZodType)
    const place = new RegExp(`^${isList ? `${name.replace(/s$/, '')} 1.*` : name}, ${key}: `)
    const isRequired = !(field instanceof z.ZodOptional)
    if (isRequired)
      expect(textsOf(undefined)).toContainEqual(
        expect.stringMatching(new RegExp(`${place.source}missing — wanted `)),
      )
    if (typeof example === 'string')
      expect(textsOf(`${example}\u202e`)).toContainEqual(
        expect.stringMatching(/there is the character U\+202E, which is invisible; delete it/),
      )
  },
)

test.each<[(draft: Draft) => void, string]>([
  [
    ({ owner }) => (owner.name = ' '),
    'owner.ts, owner, name: " " — wanted your name, which screen readers also say for the portrait, for example "Ada Lovelace"',
  ],
  [
    ({ owner }) => (owner.headline = 'One\nTwo'),
    'owner.ts, owner, headline: "One\\nTwo" — there is the character U+000A, which is invisible; delete it, or type the text again',
  ],
  [
    ({ owner }) => (owner.bio = 'One\nTwo\tThree'),
    'owner.ts, owner, bio: "One\\nTwo\\tThree" — there is the character U+0009, which is invisible; delete it, or type the text again',
  ],
  [
    ({ words }) => (words.home.cv = 'Get\x7f CV'),
    'words.ts, words, home, cv: "GetU+007F CV" — there is the character U+007F, which is invisible; delete it, or type the text again',
  ],
  [
    ({ skills }) => (skills[0].keywords = ['\u202eskooH']),
    'skills.ts, skill 1 (C), keywords 1: "U+202EskooH" — there is the character U+202E, which is invisible; delete it, or type the text again',
  ],
  [
    ({ owner }) => (owner.email = 'you@example'),
    'owner.ts, owner, email: "you@example" — wanted an e-mail address, for example "you@example.com"',
  ],
  [
    ({ owner }) => (owner.handle = 'octo cat'),
    'owner.ts, owner, handle: "octo cat" — wanted the name of a GitHub account, for example "octocat"',
  ],
  [
    ({ owner }) => (owner.cv = 'https://localhost/cv.pdf'),
    'owner.ts, owner, cv: "https://localhost/cv.pdf" — wanted an https address that others can reach or a file under public/, for example "https://example.com/cv.pdf" or "/cv.pdf"',
  ],
  [({ owner }) => (owner.cv = '/none.pdf'), 'owner.ts, owner, cv: "/none.pdf" — there is no public/none.pdf'],
  [
    ({ owner }) => (owner.cv = '/cv.pdf'),
    'owner.ts, owner, cv: "/cv.pdf" — there is no public/cv.pdf yet; run "npm run cv", which prints it',
  ],
  [
    ({ owner }) => (owner.phone = 'on request'),
    'owner.ts, owner, phone: "on request" — wanted a phone number, for example "+49 30 123456"',
  ],
  [
    ({ owner }) => (owner.roles = 'Developer.'),
    'owner.ts, owner, roles: "Developer." — wanted a list, for example []',
  ],
  [
    ({ owner }) => (owner.roles[1] = 7),
    'owner.ts, owner, roles 2: 7 — wanted a text, for example "Developer."',
  ],
  [
    ({ owner }) => (owner.updated = '2023-02-30'),
    'owner.ts, owner, updated: "2023-02-30" — wanted a real day, for example "2026-11-21"',
  ],
  [
    (draft) => (draft.owner = null),
    `owner.ts, owner: null — wanted an entry with the fields ${Object.keys(ownerFile.shape.owner.shape).join(', ')}`,
  ],
  [
    ({ socials }) => (socials[0].link = 'twitter.com/you'),
    'socials.ts, social 1 (Twitter), link: "twitter.com/you" — wanted an https address, or "#" until you have one, for example "https://www.linkedin.com/in/you"',
  ],
  [
    ({ socials }) => (socials[0].icon = 'twitter'),
    'socials.ts, social 1 (Twitter), icon: "twitter" — wanted the d of an SVG path (the name of a network belongs in label), for example "M4 4h16v16H4z"',
  ],
  [
    ({ work }) => (work[0].startDate = 2024),
    'career.ts, work 1 (Backend Developer), startDate: 2024 — wanted a real date, for example "2023", "2023-09" or "2023-09-21"',
  ],
  [
    ({ work }) => (work[0].endDate = '2023-12'),
    'career.ts, work 1 (Backend Developer), endDate: "2023-12" — wanted a start, and an end that is not before it, for example startDate: "2023-09", endDate: "2024"',
  ],
  [
    ({ work }) => Object.assign(work[0], { startDate: '', endDate: '2024' }),
    'career.ts, work 1 (Backend Developer), endDate: "2024" — wanted a start, and an end that is not before it, for example startDate: "2023-09", endDate: "2024"',
  ],
  [
    ({ education }) => (education[0] = { score: '1,3' }),
    'career.ts, education 1: {"score":"1,3"} — wanted a studyType, an area or an institution, for example studyType: "B.Tech"',
  ],
  [
    (draft) => (draft.interests = [{ name: 'Radios', keywords: ['Valves', ' '] }]),
    'career.ts, interest 1 (Radios), keywords 2: " " — wanted a text, for example "Hooks"',
  ],
  [
    (draft) => (draft.languages = [{ language: 'French', level: 'B2' }]),
    'career.ts, language 1 (French), level: "B2" — level is now fluency',
  ],
  [
    ({ skills }) => (skills[2].amount = Number.NaN),
    'skills.ts, skill 3 (Python), amount: NaN — wanted a number from 0 to 100, for example 60',
  ],
  [
    ({ skills }) => (skills[2] = 'Python'),
    'skills.ts, skill 3: "Python" — wanted an entry with the fields id, skillName, amount, keywords',
  ],
  [
    (draft) => (draft.skills = undefined),
    'skills.ts, skills: missing — wanted a list, for example []; if an update brought it, copy it with its type from scripts/template/content/skills.ts',
  ],
  [
    ({ services }) => (services[0].icon = 'app'),
    'services.ts, service 1 (Web Developer), icon: "app" — wanted "web", "program" or "gui"',
  ],
  [
    ({ services }) => (services[1].id = 1),
    'services.ts, service 2 (Programmer), id: 1 — entry 1 has the same; wanted another one, for example 4',
  ],
  [
    ({ services }) => (services[0].filter = 'Rust'),
    'services.ts, service 1 (Web Developer), filter: "Rust" — wanted the value of a project filter: "", "latest", "React", "HTML", "C++"',
  ],
  [
    ({ projectFilters }) => projectFilters.splice(1, 4, { value: 'Rust', label: 'Rust' }),
    'services.ts, service 1 (Web Developer), filter: "HTML" — wanted the value of a project filter: "", "Rust"; the same for service 2 (Programmer), filter: "C++"; the same for service 3 (GUI), filter: "React"',
  ],
  [
    ({ owner }) => (owner.theme = 'auto'),
    'owner.ts, owner, theme: "auto" — wanted "dark", "light" or "system"',
  ],
  [
    ({ projects }) => (projects[0].isNew = 'yes'),
    'projects.ts, project 1 (Relay Board), isNew: "yes" — wanted true or false',
  ],
  [
    ({ projects }) => (projects[0].tittle = 'Relay'),
    `projects.ts, project 1 (Relay Board), tittle: "Relay" — there is no such field; the fields are ${Object.keys(project.shape).join(', ')}`,
  ],
  [
    ({ projects }) => (projects[1].story = 'relay-board'),
    'projects.ts, project 2 (Campus Compass), story: "relay-board" — entry 1 has the same; wanted another one',
  ],
  [
    ({ projectFilters }) => projectFilters.push({ value: 'latest', label: 'New' }),
    'projects.ts, projectFilter 6 (New), value: "latest" — entry 2 has the same; wanted another one',
  ],
  [
    ({ projectFilters }) => projectFilters.reverse(),
    'projects.ts, projectFilters: [{"value":"C++","label":"C++"},{"value":"HTML","label":"HTML,CSS"},{"value":"React","label":"React js"},{"value":"latest","label":"Latest"},{"value":"","label":"Filter out"}] — wanted an option that shows all projects as the first one, for example { value: "", label: "All" }',
  ],
  [
    ({ descriptions }) => (descriptions['/abuot'] = 'x'),
    `descriptions.ts, descriptions, /abuot: "x" — there is no such field; the fields are ${ADDRESSES.join(', ')}`,
  ],
  [
    ({ navigation }) => (navigation[1].href = '/abuot'),
    `navigation.ts, navigation 2 (About), href: "/abuot" — wanted ${ADDRESSES.slice(0, -1)
      .map((address) => `"${address}"`)
      .join(', ')} or "${ADDRESSES.at(-1)}"`,
  ],
])('says where a mistake is, what is there and what is wanted: %#', (breakIt, message) => {
  expect(mistakesOf(breakIt)).toEqual([`content/${message}`])
})

const WANTED = 'wanted a picture under public/ (svg, png, jpeg, webp, avif, gif), for example "/portrait.svg"'

test.each([
  ['', WANTED],
  ['/../app/globals.css', WANTED],
  ['https://example.com/me.png', WANTED],
  ['/none.png', `there is no public/none.png; ${WANTED}`],
  ['/folder.png', `there is no public/folder.png; ${WANTED}`],
  ['/wrong.png', `public/wrong.png is not a picture; ${WANTED}`],
  ['/right.png.html', `public/right.png.html is not a picture; ${WANTED}`],
  [
    '/wrong.svg',
    'public/wrong.svg is png inside; wanted a name that ends in the same way, for example "/portrait.png"',
  ],
  [
    '/drawing.png',
    'public/drawing.png is svg inside; wanted a name that ends in the same way, for example "/portrait.svg"',
  ],
  [
    '/drawings/plain.svg',
    'the root of public/drawings/plain.svg has no id="drawing", so nothing would show; add it, or put the file into another folder, where it keeps its own colours',
  ],
])('refuses the picture %j', (picture, message) => {
  const place = `content/owner.ts, owner, portrait: ${JSON.stringify(picture)} — ${message}`
  expect(mistakesOf(({ owner }) => (owner.portrait = picture))).toEqual([place])
})

test.each(['svg', 'png', 'jpeg', 'webp', 'avif', 'gif'])('accepts a picture as %s', (kind) => {
  expect(mistakesOf(({ owner }) => (owner.portrait = `/right.${kind}`))).toEqual([])
})

test.each<[string, (draft: Draft) => void]>([
  [
    'empty lists',
    (draft) => Object.assign(draft, { socials: [], projectFilters: [], services: [], work: [] }),
  ],
  ['missing fields that are optional', ({ owner, projects }) => [delete owner.cv, delete projects[0].image]],
  ['an empty link', ({ owner }) => (owner.cv = '')],
  ['an empty picture', ({ projects }) => (projects[0].image = '')],
  ['an empty bio, or one of several lines', ({ owner }) => (owner.bio = '\n')],
  ['a description of several lines', ({ projects }) => (projects[0].description = 'שורה אחת\nשורה שתיים')],
  ['a service for all projects', ({ services }) => (services[0].filter = '')],
  [
    'dates of any precision',
    ({ work }) => Object.assign(work[0], { startDate: '2024-02-29', endDate: '2024' }),
  ],
  ['an end alone for what was learned', ({ education }) => (education[0].endDate = '2024')],
  ['skills with the same id', ({ skills }) => (skills[0].id = 9)],
  ['an icon of your own', ({ socials }) => (socials[0].icon = 'M4,4h16v16H4z m1-1.5e3')],
  ['a handle with hyphens', ({ owner }) => (owner.handle = 'a-b-1')],
  ['no handle', ({ owner }) => delete owner.handle],
  ['an empty handle', ({ owner }) => (owner.handle = '')],
  ['a skill without an amount', ({ skills }) => delete skills[0].amount],
  ['joined emoji and letters from right to left', ({ owner }) => (owner.name = '👩‍💻 آدا\u200f')],
])('accepts %s', (_, change) => {
  expect(mistakesOf(change)).toEqual([])
})

test('reports all mistakes at once, in the order of the files', () => {
  const messages = mistakesOf(({ owner, skills, projects, services }) => {
    owner.email = ''
    skills[0].amount = -1
    projects[0].id = 1
    projects[0].title = ''
    services[0].filter = 'Rust'
  })
  expect(messages.map((message) => message.split(' — ')[0])).toEqual([
    'content/owner.ts, owner, email: ""',
    'content/skills.ts, skill 1 (C), amount: -1',
    'content/services.ts, service 1 (Web Developer), filter: "Rust"',
    'content/projects.ts, project 1, title: ""',
    'content/projects.ts, project 2 (Campus Compass), id: 1',
  ])
})

test('says what became of the lists of the previous version', () => {
  const { work, ...career } = content['content/career.ts']
  const files = { ...content, 'content/career.ts': { ...career, experience: [] } }
  expect(findMistakes(files).map(({ text }) => text)).toEqual([
    'work: missing — wanted a list, for example []; if an update brought it, copy it with its type from scripts/template/content/career.ts',
    'experience: [] — this is now work: role is position, company is name, place is location, link is url, start is startDate, end is endDate',
  ])
})

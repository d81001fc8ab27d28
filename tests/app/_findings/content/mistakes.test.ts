import { writeFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { findContentExamples } from '@/app/_findings/content/examples'
import { findMistakes } from '@/app/_findings/content/mistakes'
import { EXAMPLE_SENTENCES } from '@/content/schema/example'
import { english } from '@/content/schema/languages/en'
import { EACH, FIELDS, valueAt } from '@/content/schema/schemas'
import { changed, type Draft } from '@/tests/support/changed'

function mistakesOf(breakIt: (draft: Draft) => unknown) {
  const broken = changed((draft) => {
    draft.words = structuredClone(english)
    breakIt(draft)
  })
  return findMistakes(broken).map(({ path, place, text }) => `${String(path[0])}, ${place}: ${text}`)
}

beforeAll(() => writeFileSync('public/text.pdf', 'text'))

/** Every field of an entry. The words have tests of their own. */
const fields = FIELDS.filter(
  ({ path }) => path.length > 2 && path.at(-1) !== EACH && path[0] !== 'content/words.ts',
).map(({ path, schema }) => ({ name: path.slice(1).map(String).join(' '), schema }))

function examplesOf(schema: z.core.$ZodType): unknown[] {
  if (schema instanceof z.ZodOptional) return examplesOf(schema.unwrap())
  if (schema instanceof z.ZodArray) return [[examplesOf(schema.element)[0]]]
  return z.globalRegistry.get(schema)?.examples as unknown[]
}

test.each(fields)('accepts the examples of $name, but not nothing or what nobody sees', ({ schema }) => {
  const messageOf = (value: unknown) => z.safeParse(schema, value).error?.issues[0]?.message
  const invisible = /^there is the character U\+202E, which is invisible; delete/
  for (const example of examplesOf(schema)) {
    expect(messageOf(example)).toBeUndefined()
    if (typeof example === 'string') expect(messageOf(`${example}\u202e`)).toMatch(invisible)
  }
  if (!(schema instanceof z.ZodOptional)) expect(messageOf(undefined)).toMatch(/^wanted /)
})

const LATER = 'wanted an end that is not before the start, for example startDate: "2023-09", endDate: "2024"'

// A row without a message expects `wanted`, because the schema has the rest of the message.
test.each<[place: string, change: (draft: Draft) => unknown, message?: string]>([
  ['owner.ts, owner, name: " "', ({ owner }) => (owner.name = ' ')],
  ['owner.ts, owner, headline: "One\\nTwo"', ({ owner }) => (owner.headline = 'One\nTwo'), 'U+000A'],
  ['owner.ts, owner, place: "Mars \\ud83d"', ({ owner }) => (owner.place = 'Mars \ud83d'), 'U+D83D'],
  ['owner.ts, owner, bio: "One\\nTwo\\tThree"', ({ owner }) => (owner.bio = 'One\nTwo\tThree'), 'U+0009'],
  ['owner.ts, owner, focus: "500% 20%"', ({ owner }) => (owner.focus = '500% 20%')],
  ['owner.ts, owner, counterAttributes: null', ({ owner }) => (owner.counterAttributes = null)],
  ['owner.ts, owner, email: "you@example"', ({ owner }) => (owner.email = 'you@example')],
  ['owner.ts, owner, email: "U+200Eyou@example.com"', ({ owner }) => (owner.email = '\u200eyou@example.com')],
  ['owner.ts, owner, handle: "octo cat"', ({ owner }) => (owner.handle = 'octo cat')],
  ['owner.ts, owner, cv: "/cv.pdf"', ({ owner }) => (owner.cv = '/cv.pdf'), 'which "npm run cv" prints'],
  ['owner.ts, owner, cv: "/a//cv.docx"', ({ owner }) => (owner.cv = '/a//cv.docx'), 'no public/a//cv.docx'],
  ['owner.ts, owner, cv: "/text.pdf"', ({ owner }) => (owner.cv = '/text.pdf'), 'wanted a PDF'],
  ['owner.ts, owner, phone: "on request"', ({ owner }) => (owner.phone = 'on request')],
  ['owner.ts, owner, roles: "Coder."', ({ owner }) => (owner.roles = 'Coder.'), 'a list, for example []'],
  ['owner.ts, owner, roles 2: 7', ({ owner }) => (owner.roles[1] = 7)],
  ['owner.ts, owner, updated: "2023-02-30"', ({ owner }) => (owner.updated = '2023-02-30')],
  ['owner.ts, owner, hue: 361', ({ owner }) => (owner.hue = 361), 'wanted degrees from 0 to 360'],
  ['owner.ts, owner, theme: "auto"', ({ owner }) => (owner.theme = 'auto'), '"dark", "light" or "system"'],
  ['owner.ts, owner, portrait: "/none.png"', ({ owner }) => (owner.portrait = '/none.png'), 'there is no'],
  ['owner.ts, owner: null', (draft) => (draft.owner = null), 'wanted an entry with the fields name, email'],
  ['socials.ts, social 1 (Twitter), link: "x.com/you"', ({ socials }) => (socials[0].link = 'x.com/you')],
  ['socials.ts, social 1 (Twitter), icon: "twitter"', ({ socials }) => (socials[0].icon = 'twitter')],
  ['career.ts, work 1 (Backend Developer), startDate: 2024', ({ work }) => (work[0].startDate = 2024)],
  ['career.ts, work 1 (Backend Developer), endDate: "2001"', ({ work }) => (work[0].endDate = '2001'), LATER],
  ['career.ts, education 1: {"score":"1,3"}', ({ education }) => (education[0] = { score: '1,3' })],
  ['skills.ts, skill 3 (Python), amount: NaN', ({ skills }) => (skills[2].amount = Number.NaN)],
  ['skills.ts, skill 3 (Python), amount: 40', ({ skills }) => (skills[2].amount = 40n)],
  ['skills.ts, skills: missing', (draft) => (draft.skills = undefined), 'wanted a list'],
  ['services.ts, service 2 (Pro', ({ services }) => (services[0].id = services[1].id = 8), 'entry 1 has'],
  ['owner.ts, owner, emial: "x"', ({ owner }) => (owner.emial = 'x'), 'there is no such field'],
  ['projects.ts, project 2 (Cam', ({ projects }) => (projects[1].story = 'relay-board'), 'has the same'],
  ['projects.ts, projectFilters: [', ({ projectFilters }) => projectFilters.reverse(), 'shows all projects'],
  ['descriptions.ts, descriptions, /a: "x"', (draft) => (draft.descriptions = { '/a': 'x' }), 'fields are /'],
  ['navigation.ts, navigation 2 (About), href: "/a"', ({ navigation }) => (navigation[1].href = '/a')],
  ['words.ts, language: "germangerman"', (draft) => (draft.language = 'germangerman')],
  ['words.ts, words, bar, home: "Home"', ({ words }) => (words.bar.home = 'Home'), 'with {name} once'],
  ['words.ts, words, bar, home: "{name}, {nmae}"', ({ words }) => (words.bar.home = '{name}, {nmae}')],
  ['words.ts, words, github, asOf: "{time}, {time}"', ({ words }) => (words.github.asOf = '{time}, {time}')],
  ['words.ts, words, home, cv: " "', ({ words }) => (words.home.cv = ' ')],
  ['words.ts, words, project, shown, other: missing', ({ words }) => (words.project.shown = {}), '{count}'],
])('says where a mistake is, what is there and what is wanted: %s', (place, change, message = 'wanted ') => {
  const [mistake, ...others] = mistakesOf(change)
  expect(mistake?.slice(0, `content/${place}`.length)).toBe(`content/${place}`)
  expect(mistake).toContain(message)
  expect(others).toEqual([])
})

test.each<[string, (draft: Draft) => unknown]>([
  ['empty lists', (site) => Object.assign(site, { socials: [], projectFilters: [], services: [], work: [] })],
  ['missing fields that are optional', ({ owner, projects }) => [delete owner.cv, delete projects[0].image]],
  ['a CV that is no PDF', ({ owner }) => (owner.cv = '/drawings/icon.svg')],
  ['projects without a story', ({ projects }) => (projects[1].story = projects[2].story = '')],
  ['a story by the name of its file', ({ projects }) => (projects[0].story = 'Relay Board.md')],
  ['an empty bio, or one of several lines', ({ owner }) => (owner.bio = '\n')],
  ['inexact dates', ({ work }) => Object.assign(work[0], { startDate: '2024-02-29', endDate: '2024' })],
  ['an end alone for what was learned', ({ education }) => (education[0].endDate = '2024')],
  ['an icon of your own', ({ socials }) => (socials[0].icon = 'M4,4h16v16H4z m1-1.5e3')],
  ['joined emoji and letters from right to left', ({ owner }) => (owner.name = '👩‍💻 آدا\u200f')],
  ['another order of the placeholders', ({ words }) => (words.everyPage.sheet = '{count} / {number}')],
  ['no number of the sheet', ({ words }) => (words.everyPage.sheet = '')],
  [
    'more plural forms, and one that spells its number out',
    ({ words }) => Object.assign(words.project.shown, { one: 'the only project', few: '{shown} z {count}' }),
  ],
  ['what an update brought', (draft) => [delete draft.interests, delete draft.language, delete draft.words]],
  ['a word less and one more', ({ words }) => Object.assign(words.bar, { menu: undefined, old: 'Old' })],
])('accepts %s', (_, change) => {
  expect(mistakesOf(change)).toEqual([])
})

function deleteFrom(draft: unknown, path: PropertyKey[]) {
  const [last, above] = [path.at(-1), valueAt(draft, path.slice(0, -1))]
  if (Array.isArray(above)) above.splice(Number(last), 1)
  // If only a field of an entry is listed, such as its link, the whole entry goes.
  else if (Array.isArray(valueAt(draft, path.slice(0, -2)))) deleteFrom(draft, path.slice(0, -1))
  else Object.assign(Object(above), { [String(last)]: Array.isArray(Object(above)[String(last)]) ? [] : '' })
}

test('lets an owner delete each thing that is listed as shipped, one after the other', () => {
  const [headline, bio] = EXAMPLE_SENTENCES
  const draft = changed(({ owner, ...lists }) => {
    Object.assign(owner, { cv: 'https://example.com/cv.pdf', place: 'Your City', headline, bio })
    for (const [name, list] of Object.entries(lists))
      if (Array.isArray(list) && !/^(navigation|projectFilters)$/.test(name))
        for (const entry of list.slice(1)) entry.example = true // so each is listed by itself
  })
  expect(findContentExamples(draft).length).toBeGreaterThan(20)
  for (let [example] = findContentExamples(draft); example; [example] = findContentExamples(draft)) {
    deleteFrom(draft, example.path)
    expect(findMistakes(draft), example.place).toEqual([])
  }
})

import { expect, test } from 'vitest'
import { content } from '@/scripts/check/content'
import { findMistakes } from '@/scripts/check/mistakes'

// biome-ignore lint/suspicious/noExplicitAny: broken content has no type
type Draft = Record<'language' | 'words', any>

function mistakesOf(change: (draft: Draft) => unknown) {
  const changed = structuredClone(content)
  change(changed['content/words.ts'])
  return findMistakes(changed).map(({ text }) => text)
}

test.each<[(draft: Draft) => unknown, string]>([
  [
    (draft) => (draft.language = 'german'.repeat(2)),
    'language: "germangerman" — wanted the tag of a language, for example "en", "de" or "pt-BR"',
  ],
  [
    (draft) => delete draft.language,
    'language: missing — wanted the tag of a language, for example "en", "de" or "pt-BR"; if an update brought it, copy it with its type from scripts/template/content/words.ts',
  ],
  [
    ({ words }) => (words.home.greeting = ' '),
    'words, home, greeting: " " — wanted a text, for example "Hello, It\'s Me"',
  ],
  [
    ({ words }) => delete words.contact.form.fields.phone,
    'words, contact, form, fields, phone: missing — wanted a text, for example "Phone Number"',
  ],
  [
    ({ words }) => delete words.bar,
    'words, bar: missing — wanted an entry with the fields skip, theme, home, menu, navigation, contact',
  ],
  [
    ({ words }) => (words.about.readmore = 'x'),
    'words, about, readmore: "x" — there is no such field; the fields are heading, readMore, showLess, achievements, publications, references, interests, count, facts',
  ],
  [
    ({ words }) => (words.bar.home = 'Home'),
    'words, bar, home: "Home" — wanted a text with {name} once, for example "{name}, home"',
  ],
  [
    ({ words }) => (words.everyPage.sheet = '{nubmer} of {count}'),
    'words, everyPage, sheet: "{nubmer} of {count}" — wanted a text with {number} and {count} once, for example "Sheet {number} of {count}"',
  ],
  [
    ({ words }) => (words.github.asOf = '{time}, {time}'),
    'words, github, asOf: "{time}, {time}" — wanted a text with {time} once, for example "As of {time}"',
  ],
  [
    ({ words }) => (words.project.shown = { one: '{shown} project' }),
    'words, project, shown, other: missing — wanted a text with {shown} and {count} once, for example "{shown} of {count} projects"',
  ],
])('says where a mistake in the words is, what is there and what is wanted: %#', (change, message) => {
  expect(mistakesOf(change)).toEqual([message])
})

test.each<[string, (draft: Draft) => unknown]>([
  ['another order of the placeholders', ({ words }) => (words.everyPage.sheet = '{count} / {number}')],
  ['a plural form that spells its number out', ({ words }) => (words.project.shown.one = 'the only project')],
  ['more plural forms', ({ words }) => (words.project.shown.few = '{shown} z {count}')],
  ['one plural form', ({ words }) => delete words.project.shown.one],
  ['a language with a region', (draft) => (draft.language = 'zh-Hant-HK')],
])('accepts %s', (_, change) => {
  expect(mistakesOf(change)).toEqual([])
})

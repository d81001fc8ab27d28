import { rmSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { findWarnings } from '@/app/_findings/content/warnings'
import { type Content, contentIn } from '@/components/content/content'
import { english } from '@/content/schema/languages/en'
import { projects } from '@/tests/specimen/content/projects'
import { changed } from '@/tests/support/changed'
import { FRONT_MATTER, write } from '@/tests/support/write'

const { descriptions, everyPage, pages } = english

beforeAll(() => rmSync('content', { recursive: true }))

// Nobody has to improve an example.
const examples = projects.map((project) => ({ ...project, example: true }))
const [board, campus, shelf, ...others] = examples

/** @param exports in the place of the specimen's. */
function warningsOf(exports: object = {}, content?: Content) {
  const files = changed((draft) => Object.assign(draft, { projects: examples }, exports))
  return findWarnings(files, content).map(({ path, text }) => `${String(path[0])}, ${text}`)
}

function about(length: number) {
  return { descriptions: { '/about': '🙂'.repeat(length) } }
}

test.each<[row: string, exports: object, ...warnings: RegExp[]]>([
  ['a short description', about(69), /, \/about: .* — 69 characters; previews show 70 to 160$/],
  ['a description that fits', about(70)],
  ['a long description', about(161), /, \/about: .* — 161 characters; previews show 70 to 160$/],
  [
    'a month that is over',
    { owner: { availability: 'From March 2024, remote' } },
    /, availability: .* — March 2024 is over; write another month/,
  ],
  ['a day to come', { owner: { updated: '2999-01-01' } }, /owner, updated: .* — this day is in the future/],
  ['words of ours in English', { language: 'en-US', words: {} }],
  ['words of ours in German', { language: 'de-AT', words: { pages, descriptions } }],
  ['all words in Dutch', { language: 'nl-BE', words: english }],
  [
    'words of Brazil in Portugal',
    { language: 'pt-PT', words: { pages, descriptions } },
    /language: .* — our words are in Brazilian Portu/,
  ],
  [
    'simplified words in Taiwan',
    { language: 'zh-TW', words: { pages, descriptions } },
    /language: .* — our words are in Simplified Chin/,
  ],
  ['simplified words in Singapore', { language: 'zh-SG', words: { pages, descriptions } }],
  [
    'a word that is left in English',
    { language: 'nl-BE', words: { ...english, everyPage: { ...everyPage, more: undefined } } },
    /^content\/words\.ts, language: .* — 1 of \d+ words of ours are in English, such as everyPage.more; say/,
  ],
  [
    'projects that leave questions',
    {
      projects: [
        { ...board, role: 'Lead', highlights: ['Much faster.'], example: false },
        { ...campus, highlights: ['3 times faster.'], example: false },
        { ...shelf, example: false },
        ...others,
      ],
    },
    /project 1 \(Relay Board\): it does not say the problem \(problem: "[^"]*" in its story\)$/,
    /project 2 .* the problem .*, your part \(role: "[^"]*"\)$/,
    /project 3 .* the problem .*, your part .*, the outcome \(highlights: .*\)$/,
  ],
])('says what is worth improving, and nothing about what is not: %s', (_, exports, ...warnings) => {
  expect(warningsOf(exports)).toEqual(warnings.map((warning) => expect.stringMatching(warning)))
})

test('names a page that is empty and in the navigation, and a story without a project', () => {
  const empty = /navigation 4 \(Services\), href: "\/services" — this page is empty/
  expect(warningsOf({}, { ...contentIn(), services: [] })).toEqual([expect.stringMatching(empty)])
  for (const name of ['relay-board', 'relais']) write(`content/projects/${name}.md`, FRONT_MATTER)
  const unused = /relais\.md, no project names it, so it has no page; add story: 'relais' to its project, or/
  expect(warningsOf()).toEqual([expect.stringMatching(unused)])
})

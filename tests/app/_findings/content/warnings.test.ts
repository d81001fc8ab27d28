import { rmSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { findWarnings } from '@/app/_findings/content/warnings'
import { type Content, contentIn } from '@/components/content/content'
import { english } from '@/content/schema/languages/en'
import { projects } from '@/tests/specimen/content/projects'
import { changed } from '@/tests/support/changed'
import { FRONT_MATTER, write } from '@/tests/support/write'

const { descriptions, everyPage, pages } = english

beforeEach(() => rmSync('content', { recursive: true, force: true }))

// An example causes no warning, because nobody has to improve it.
const examples = projects.map((project) => ({ ...project, example: true }))
const [board, campus, shelf, ...others] = examples

/** @param exports in the place of the specimen's. */
function warningsOf(exports: object = {}, content?: Content) {
  const files = changed((draft) => Object.assign(draft, { projects: examples }, exports))
  const found = findWarnings(files, content)
  return found.map(({ kind = '', path, place, text }) => `${kind} ${String(path[0])}, ${place}: ${text}`)
}

function about(length: number) {
  return { descriptions: { '/about': '🙂'.repeat(length) } }
}

test.each<[exports: object, ...warnings: RegExp[]]>([
  [about(69), /, \/about: .* — 69 characters; previews show 70 to 160$/],
  [about(70)],
  [about(161), /, \/about: .* — 161 characters; previews show 70 to 160$/],
  [{ owner: { availability: 'From March 2024' } }, /^outdated .*: .* — March 2024 is over; write/],
  [{ owner: { availability: 'From March 2024 to March 2999' } }],
  [{ owner: { availability: 'Since March 2024 on my own' } }],
  [{ services: [{ ...contentIn().services[0], filter: 'Rust' }] }, /filter: "Rust" — the projects have no/],
  [{ owner: { updated: '2999-01-01' } }, /owner, updated: .* — this day is in the future/],
  [{ language: 'en-US', words: {} }],
  [{ language: 'de-AT', words: { pages, descriptions } }],
  [{ language: 'nl-BE', words: english }],
  [{ language: 'pt-PT', words: { pages, descriptions } }, /language: .* — our words are in Brazilian Portu/],
  [{ language: 'zh-TW', words: { pages, descriptions } }, /language: .* — our words are in Simplified Chin/],
  [{ language: 'zh-SG', words: { pages, descriptions } }],
  [
    { language: 'nl-BE', words: { ...english, everyPage: { ...everyPage, more: undefined } } },
    /^ content\/words\.ts, language: .* — 1 of \d+ words of ours are in English, such as everyPage.more; say/,
  ],
  [
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
])('says what is worth improving, and nothing about what is not: %#', (exports, ...warnings) => {
  expect(warningsOf(exports)).toEqual(warnings.map((warning) => expect.stringMatching(warning)))
})

test('names a page that is empty and in the navigation, and a story without a project', () => {
  const empty = /navigation 4 \(Services\), href: "\/services" — this page is empty/
  expect(warningsOf({}, { ...contentIn(), services: [] })).toEqual([expect.stringMatching(empty)])
  for (const name of ['relay-board', 'relais']) write(`content/projects/${name}.md`, FRONT_MATTER)
  const unused = /relais\.md, .*: no project names it, so it has no page; add story: 'relais' to its project/
  expect(warningsOf()).toEqual([expect.stringMatching(unused)])
})

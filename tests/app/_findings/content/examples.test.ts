import { writeFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { findContentExamples, findFileExamples } from '@/app/_findings/content/examples'
import { show } from '@/app/_findings/printable'
import { EXAMPLE_SENTENCES } from '@/content/schema/example'

beforeAll(() => writeFileSync('public/drawings/desk.svg', '<svg id="drawing"><!-- placeholder --></svg>'))

function placesIn(value: unknown) {
  return findContentExamples({ 'content/x': { list: value } }).map(({ place, text }) => `${place}: ${text}`)
}

test('names each entry that says that it is an example, and a list of nothing else once', () => {
  const [example, mine] = [{ title: 'A', example: true }, { title: 'B' }]
  const shipped = ': as shipped; yours when "example: true" is deleted'
  expect(placesIn([example, mine])).toEqual([`list 1 (A)${shipped}`])
  expect(placesIn([example, example])).toEqual([`list${shipped}`])
})

const SHIPPED_TEXTS = ['Your Name', 'Your City', 'I live in Your City.', 'you@example.com', 'octocat', '#']
const SHIPPED_FILES = ['https://example.com/cv.pdf', '/drawings/desk.svg']

test.each([...SHIPPED_TEXTS, ...SHIPPED_FILES, ...EXAMPLE_SENTENCES])('takes %s for nobody’s', (text) => {
  expect(placesIn({ text: [text] })).toEqual([`list, text 1: ${show(text)}`])
})

test('names the roles and the passions that we ship, but not one of them, nor another order', () => {
  const roles = ['Developer.', 'Programmer.', 'Coder.']
  const owner = { roles, passions: ['I love turning ideas into code.', 'I love coding until it reads well.'] }
  const places = findContentExamples({ owner }).map(({ path }) => path.join())
  expect(places).toEqual(['owner,roles', 'owner,passions'])
  for (const mine of [roles.slice(1), roles.toReversed()]) expect(placesIn(mine)).toEqual([])
})

const OWN_TEXTS = ['Developer.', 'C#', 'My best known work is Your Name.', 'Write to me@example.com']
const OWN_FILES = ['https://example.org/', '/drawings/portrait.svg', `/${'x'.repeat(5_000)}\0`]

test.each([...OWN_TEXTS, ...OWN_FILES])('takes %s for the owner’s', (text) => {
  expect(placesIn({ text })).toEqual([])
})

test('names our pictures by their mark, each folder once', () => {
  expect(findFileExamples()).toEqual([{ path: ['public/drawings/desk.svg'], text: 'as shipped' }])
  writeFileSync('public/drawings/a.svg', '<svg id="drawing"><!-- placeholder --></svg>')
  expect(findFileExamples()).toEqual([
    { path: ['public/drawings'], text: '2 files as shipped: a.svg, desk.svg' },
  ])
})

import { expect, test, vi } from 'vitest'
import { asLines } from '@/app/_findings/report'
import { FRONT_MATTER, write } from '@/tests/support/write'

const FILES = {
  'owner.ts': `export const owner = { roles: 'Entwicklerin.',\n hue: 20, handle: 'octocat', counterAttributes: { 'data-a': 'b' } }`,
  'projects.ts': `export const projects = [\n  { id: 11, title: '' },\n  { id: 1, role: 'Leitung' },\n  { id: 7 },\n]\nexport const projectFilters = ['', 'HTML', 'C++'].map((value) => ({ value, label: value || 'Alle' }))`,
  'skills.ts': `const more = [{ id: 9, skillName: 'C' }]\nexport const skills = [\n...more,\n{ id: 9, skillName: '' }]`,
  'colours.ts': '',
  'notes/brett.md': FRONT_MATTER,
  'for/backend.md': '# A title\n\nIt says this.',
}

test('finds mistakes in the folder of a further language, and what does not fit the first one', async () => {
  vi.stubEnv('SITE_LANGUAGES', 'de')
  for (const [name, text] of Object.entries(FILES)) write(`content/de/${name}`, text)
  for (const name of ['de', 'backend', 'backend-de']) write(`content/for/${name}.md`, FILES['for/backend.md'])
  write('content/notes/board.md', `${FRONT_MATTER}[a](/notes/brett)`)
  const { contentFiles } = await import('@/components/content/content-files')
  const { findMistakes } = await import('@/app/_findings/content/mistakes')
  const mistakes = [
    'content/de/owner.ts:1, owner, roles: "Entwicklerin." — wanted a list',
    'content/de/owner.ts:2, owner, hue: 20 — the site has one for all languages; say it in content/owner.ts, and delete this line',
    'content/de/owner.ts:2, owner, counterAttributes: {"data-a":"b"} — the site has one for all languages',
    'content/de/skills.ts:2, skill 2, skillName: "" — wanted a text',
    'content/de/skills.ts:2, skills: 2 of 12 — in content/, an id is missing or there twice',
    'content/de/projects.ts:2, project 1, title: "" — wanted a text',
    'content/de/projects.ts:4, project 3, id: 7 — wanted one of the first language: 33, 1, 11',
    'content/de/colours.ts:1, there is no such file in content/ — wanted one of content/de/owner.ts, ',
    'content/for/backend-de.md, content/de/for/backend.md has the same address, /cv-backend-de.pdf — delete',
    'content/for/de.md, its CV would replace that of content/de, /cv-de.pdf — rename the file',
    'content/de/for/backend.md, content/for/backend-de.md has the same address, /cv-backend-de.pdf — delete',
  ]
  expect(asLines(findMistakes(contentFiles))).toEqual(mistakes.map((text) => expect.stringContaining(text)))
})

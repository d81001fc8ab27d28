import { expect, test, vi } from 'vitest'
import { asLines } from '@/app/_findings/report'
import { FRONT_MATTER, write } from '@/tests/support/write'

const FILES = {
  'projects.ts': `export const projects = [{ id: 33, description: 'Ein Brett.' }, { id: 1, story: 'kompass' }]`,
  'career.ts': 'export const work = []',
  'descriptions.ts': `export const descriptions = { '/about': 'Kurz' }`,
  'projects/kompass.md': FRONT_MATTER,
  'note/one.md': FRONT_MATTER,
  '../My Note.md': FRONT_MATTER,
  '../README.md': 'How I write',
  '../bak/owner.ts': '',
  '../.obsidian/app.json': '',
  'notes/report.qmd': '',
  'notes/one.md.bak': '',
  '../../public/robots.txt': '',
  '../../public/de/resume.json': '',
}

test('counts what a further language lacks, and names what is none', async () => {
  vi.stubEnv('SITE_LANGUAGES', undefined)
  for (const [name, text] of Object.entries(FILES)) write(`content/de/${name}`, text)
  const { contentFiles } = await import('@/components/content/content-files')
  const { findWarnings } = await import('@/app/_findings/content/warnings')
  const warnings = [
    'content/de/descriptions.ts:1, descriptions, /about: "Kurz" — 4 characters; previews show 70 to 160',
    'content/My Note.md, it shows nowhere; wanted texts that end in .md, .mdx or .markdown in content/projects,',
    'content/bak, it shows nowhere',
    'content/de/note, it shows nowhere',
    'content/de/notes/one.md.bak, it shows nowhere; delete it',
    'content/de/notes/report.qmd, it shows nowhere; render it to Markdown: quarto render --to gfm',
    'public/de/resume.json, the site makes /de/resume.json itself; delete this file, and change content/',
    'public/robots.txt, the site makes /robots.txt itself; delete this file, and set NOINDEX=1',
    '20 of 21 texts: owner.roles, owner.passions, ',
  ]
  const found = asLines(findWarnings(contentFiles)).filter((text) => !text.startsWith('content/projects.ts'))
  expect(found).toEqual(warnings.map((text) => expect.stringContaining(text)))
  expect(found.at(-1)).toMatch(
    /content\/de, not in German yet: .*; 1 of 2 stories, notes and pages: content\/projects\/relay-board\.mdx$/,
  )
})

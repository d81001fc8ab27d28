import { writeFileSync } from 'node:fs'
import { beforeAll, expect, test, vi } from 'vitest'
import { contentIn } from '@/components/content/content'
import { cvMark } from '@/scripts/cv/cv-mark'
import { findCvFaults } from '@/scripts/cv/printed-cvs'
import { owner } from '@/tests/specimen/content/owner'
import { write } from '@/tests/support/write'

const BROKEN = 'owner, cv: "/cv.pdf" — no program can open it; print it again'
const OUTDATED = expect.stringContaining('the content has changed since it was printed; run "npm run cv"')

beforeAll(() => write('content/for/a.md', '# A title\n\nIt says this.'))

test.each([
  [cvMark(contentIn()), [BROKEN]],
  ['%cv-content of-another-kind', [BROKEN]],
  ['%cv-sections of-other-content', [OUTDATED, BROKEN]],
])('says when a printed CV is broken, or older than the content: %s', async (mark, faults) => {
  owner.cv = '/cv.pdf'
  vi.spyOn(console, 'warn').mockReturnValue() // of unpdf
  writeFileSync('public/cv.pdf', `%PDF\n${mark}\n`)
  expect((await findCvFaults()).map(({ text }) => text)).toEqual(faults)
})

test('says so of the CV of a pitch, too', async () => {
  writeFileSync('public/cv-a.pdf', '%PDF\n%cv-sections of-other-content\n')
  const faults = (await findCvFaults()).map(({ path, text }) => `${path}, ${text}`)
  expect(faults).toContain(
    'content/for/a.md, cv: "/cv-a.pdf" — the content has changed since it was printed; run "npm run cv -- --for a"',
  )
})

test('a CV is as old as what it says, not as its markup, its dates in words or what only the site shows', () => {
  const content = contentIn()
  const printed = cvMark(content)
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(() => {
    throw new Error('another Node writes it differently')
  })
  const unseen = { id: 99, image: '/other.png', isNew: false, story: '', live: true }
  const projects = content.projects.map((project) => ({ ...project, ...unseen }))
  const work = content.work.map((job) => ({ ...job, cv: true }))
  expect(cvMark({ ...content, projects, work, owner: { ...content.owner, portrait: '/other.png' } })).toBe(
    printed,
  )
  expect(cvMark({ ...content, owner: { ...content.owner, availability: 'From May' } })).not.toBe(printed)
})

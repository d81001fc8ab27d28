import { expect, test, vi } from 'vitest'
import { contentIn } from '@/components/content/content'
import { wordsByTag } from '@/content/schema/languages/words-in'
import { cvMark } from '@/scripts/cv/cv-content'
import { findCvFaults, unreadableParts } from '@/scripts/cv/cv-faults'
import { owner as ofSpecimen } from '@/tests/specimen/content/owner'
import { write } from '@/tests/support/write'

const BROKEN = expect.stringContaining(' — no program can open it; print it again')
const OUTDATED = expect.stringMatching(/^content\/owner\.ts, owner, cv: .* printed; run "npm run cv"$/)
const OUTDATED_PITCH = expect.stringMatching(/^content\/for\/a\.md, cv: .*; run "npm run cv -- --for a"$/)

const content = contentIn()
const owner = { ...content.owner, phone: '+44 1' }
const work = [{ position: 'Analyst', name: 'Analytical Engines', startDate: '2013-12' }]
const PAGE = `${owner.name}\n${owner.email} · +44 1\nExperience\nAnalyst Dec 2013 – present\nAnalytical Engines\n${'I compute. '.repeat(99)}`

test.each([
  [cvMark(content), [BROKEN]],
  ['%cv-content of-another-kind', [BROKEN]],
  ['%cv-sections of-other-content', [OUTDATED, BROKEN]],
])('says when each printed CV is broken, or older than the content: %s', async (mark, faults) => {
  ofSpecimen.cv = '/cv.pdf'
  vi.spyOn(console, 'warn').mockReturnValue() // of unpdf
  write('public/cv.pdf', `%PDF\n${mark}\n`)
  write('content/for/a.md', '# A title\n\nIt says this.')
  write('public/cv-a.pdf', '%PDF\n%cv-sections of-other-content\n')
  const found = await findCvFaults()
  const texts = found.map(({ path, place, text }) => `${String(path[0])}, ${place}: ${text}`)
  expect(texts).toEqual([...faults, OUTDATED_PITCH, BROKEN])
  expect(found.at(-2)?.kind).toBe('outdated')
})

test.each([
  ['nothing', PAGE, []],
  ['a phone number', PAGE.replace(' · +44 1', ''), ['"+44 1" cannot be read in it; print it again']],
  ['wrapped', PAGE.replace('cal E', 'cal\nE'), ['"Analytical Engines" goes over two lines; make it shorter']],
  ['no job that --pages has left out', PAGE.replace('Analyst', ''), []],
  ['a letter without a font', `${PAGE} \0`, [expect.stringContaining('letters that its typefaces lack')]],
  ['a letter in front of two pages', `Dear\f${PAGE}\f`, []],
  ['few words', PAGE.slice(0, 500), [expect.stringMatching(/^\d+ words; wanted 150 to 1200/)]],
])('says of a CV what a system that takes applications does not read: %s', (_, page, faults) => {
  expect(unreadableParts({ ...content, owner, work }, page.split('\f'))).toEqual(faults)
})

test('says which sections, dates, addresses and typefaces of a CV a program cannot read', () => {
  const skill = { ...content.words.skill, experience: 'My journey' }
  const undated = { position: 'Clerk', name: 'Mill' }
  const changed = { owner: { ...owner, email: 'you@example.com' }, words: { ...content.words, skill } }
  const unfit = { ...content, ...changed, work: [undated] }
  expect(unreadableParts(unfit, [PAGE, '', ''], '/Subtype /Type3')).toEqual([
    'it has no e-mail address of yours; write email',
    'no system looks for "My journey"; in words, call work by a common name',
    'there is no date beside "Clerk"; write its startDate',
    expect.stringContaining('a typeface in it has no name'),
    '3 pages; wanted at most 2: print it with "-- --pages 2"',
  ])
})

test.each(Object.entries(wordsByTag))('knows our own names of the sections: %s', (language, words) => {
  const translated = { language, words: { ...content.words, ...words } as typeof content.words }
  expect(unreadableParts({ ...content, ...translated, owner, work }, [PAGE])).toEqual([])
})

test('a CV is out of date if its own facts change, but not if only its markup or the site does', () => {
  const printed = cvMark(content)
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(() => {
    throw new Error('another Node writes it differently')
  })
  const unseen = { id: 99, image: '/other.png', isNew: false, story: '', live: true }
  const projects = content.projects.map((project) => ({ ...project, ...unseen }))
  const work = content.work.map((job) => ({ ...job, cv: true }))
  const owner = { ...content.owner, portrait: '/other.png' }
  expect(cvMark({ ...content, projects, work, owner })).toBe(printed)
  expect(cvMark({ ...content, owner: { ...content.owner, availability: 'From May' } })).not.toBe(printed)
})

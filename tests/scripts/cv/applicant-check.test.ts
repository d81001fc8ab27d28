import { expect, test } from 'vitest'
import { contentIn } from '@/components/content/content'
import { wordsByTag } from '@/content/schema/languages/words-in'
import { unreadableParts } from '@/scripts/cv/applicant-check'

const content = contentIn()
const owner = { ...content.owner, phone: '+44 1' }
const work = [{ position: 'Analyst', name: 'Analytical Engines', startDate: '2013-12' }]
const PAGE = `${owner.name}\n${owner.email} · +44 1\nExperience\nAnalyst Dec 2013 – present\nAnalytical Engines\n${'I compute. '.repeat(99)}`

test.each([
  [PAGE, []],
  [PAGE.replace(' · +44 1', ''), ['"+44 1" cannot be read in it; print it again']],
  [PAGE.replace('cal E', 'cal\nE'), ['"Analytical Engines" goes over two lines; make it shorter']],
  [PAGE.replace('Analyst', ''), []], // left out by --pages
  [`${PAGE} \0`, [expect.stringContaining('letters that its typefaces lack')]],
  [PAGE.slice(0, 500), [expect.stringMatching(/^\d+ words; wanted 150 to 1200/)]],
])('says of a CV what a system that takes applications does not read: %#', (page, faults) => {
  expect(unreadableParts({ ...content, owner, work }, [page])).toEqual(faults)
})

test('says when a section has a name of its own, a job no date, or the CV no address, many pages and a typeface without a name', () => {
  const skill = { ...content.words.skill, experience: 'My journey' }
  const undated = { position: 'Clerk', name: 'Mill' }
  const changed = { owner: { ...owner, email: 'you@example.com' }, words: { ...content.words, skill } }
  expect(
    unreadableParts({ ...content, ...changed, work: [undated] }, [PAGE, '', ''], '/Subtype /Type3'),
  ).toEqual([
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

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { resume } from '@/app/_metadata/json-resume'
import { llmsText } from '@/app/_metadata/llms-text'
import { CAREER_LISTS, careerSection } from '@/components/content/career-sections'
import { contentIn } from '@/components/content/content'
import { careerLists } from '@/content/schema/career'
import { cvContent } from '@/scripts/cv/cv-content'
import { CvSheet } from '@/scripts/cv/cv-sheet'
import { textCv } from '@/scripts/cv/text-cv'

const FIELDS = ['position', 'name', 'organization', 'studyType', 'title', 'language', 'reference']

test('every list of the career is a section with its entries, in the CV as in /llms.txt', () => {
  expect(CAREER_LISTS).toEqual(Object.keys(careerLists))
  const full = CAREER_LISTS.map((list) => [list, [Object.fromEntries(FIELDS.map((name) => [name, list]))]])
  const content = { ...contentIn(), ...Object.fromEntries(full) }
  const { header, sections } = cvContent(content)
  const cv = textCv(renderToStaticMarkup(<CvSheet styles="" content={{ header, sections }} />))
  const text = llmsText(content)
  for (const list of CAREER_LISTS) {
    const { heading } = careerSection(content, list)
    const cvHeading = sections.find(({ name }) => name === list)?.heading
    expect(cv).toMatch(new RegExp(`\n\n${cvHeading}\n\n?${list}\\b`))
    expect(text).toMatch(new RegExp(`\n## ${heading}\n\n- ${list}\\b`))
  }
})

test('an organization alone is the title of its entry, with the link', () => {
  const volunteer = [{ organization: 'Club', url: 'https://club.dev' }]
  const [shown] = careerSection({ ...contentIn(), volunteer }, 'volunteer').entries
  expect(shown).toMatchObject({ title: 'Club', titleLink: 'https://club.dev', organization: undefined })
})

const MILL = { name: 'Mill', url: 'https://mill.dev', location: 'Bath' }
const OLD_MILL = { ...MILL, position: 'Miller', url: 'https://old.mill.dev', location: 'Ockham' }
const WORK = [
  { ...MILL, position: 'Lead', startDate: '2023-02' },
  { ...OLD_MILL, startDate: '2015', endDate: '2018' },
  { position: 'Hand', name: 'Mill', startDate: '2014-09', endDate: '2014' },
  { position: 'Clerk', name: 'Guild', startDate: '2013', endDate: '2014' },
  { ...MILL, position: 'Pupil', startDate: '2010', endDate: '2012' },
]

test('jobs in a row stand below their employer, and each of them alone in /resume.json', () => {
  const content = { ...contentIn(), work: WORK }
  expect(llmsText(content)).toContain(`
- [Mill](https://mill.dev): 2014-09 – present, Bath
  - Lead: 2023-02 – present
  - [Miller](https://old.mill.dev): 2015 – 2018, Ockham
  - Hand: 2014-09 – 2014
- Clerk: Guild, 2013 – 2014
- [Pupil](https://mill.dev): Mill, 2010 – 2012, Bath
`)
  expect(resume(content).work).toEqual(WORK)
})

test.each([
  ['that have ended', [{}, { startDate: '2012', endDate: '2013' }], '2012 – 2018'],
  ['of which one has no date', [{}, { startDate: '', endDate: '' }], '2015 – 2018'],
  ['that go on', [{ endDate: '2097' }, { startDate: '2014', endDate: '2098' }], '2014 – 2098'],
  ['without a start', [{ startDate: '' }, { startDate: '' }], 'until 2018'],
])('the span of jobs %s is what their dates say', (_, changes, span) => {
  const work = changes.map((change) => ({ ...OLD_MILL, startDate: '2015', endDate: '2018', ...change }))
  expect(llmsText({ ...contentIn(), work })).toContain(`Mill](https://old.mill.dev): ${span}, Ockham\n  - `)
})

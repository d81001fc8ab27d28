import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type Content, contentIn } from '@/components/content/content'
import { cvContent } from '@/scripts/cv/cv-content'
import { CvSheet } from '@/scripts/cv/cv-sheet'
import { textCv } from '@/scripts/cv/text-cv'

const specimen = contentIn()
const ANALYST = { position: 'Analyst', name: 'Engines', startDate: '1842' }
const PROJECT = { id: 1, title: 'Relay Board', description: 'It relays.', techUsed: 'Node', isNew: true }
const REFERENCES = [{ name: 'Babbage', reference: 'Enchantress.' }]

function sheet(changes: Partial<Content> = {}) {
  const content = cvContent({ ...specimen, ...changes })
  return renderToStaticMarkup(<CvSheet styles="" address="https://ada.dev" content={content} />)
}

test('leaves out examples, and headings without entries', () => {
  const html = sheet()
  expect(html).not.toMatch(/octocat|First prize|Query Parser/)
  const headings = [...html.matchAll(/<h2>([^<]*)<\/h2>/g)].map(([, heading]) => heading)
  expect(headings).toEqual(['Profile', 'Experience', 'Education', 'Skills', 'Projects'])
})

test('shows everything that the content has, in the order of a CV', () => {
  const owner = { name: 'Ada', email: 'ada@lovelace.org', phone: '+44 1', place: 'London', bio: 'I compute.' }
  const html = sheet({
    owner: { ...specimen.owner, ...owner, availability: 'From May' },
    work: [{ ...ANALYST, summary: 'Notes.\n• Eight.\n\n• Nine.', highlights: ['A–G.'] }],
    volunteer: [{ position: 'Mentor', organization: 'Club' }],
    certificates: [{ name: 'CKA', issuer: 'CNCF', date: '2024' }],
    awards: [{ title: 'Prize', summary: 'Once.', date: '1843' }],
    languages: [{ language: 'French', fluency: 'B2' }],
    publications: [{ name: 'Sketch', publisher: 'Taylor', authors: ['Bo', 'A. Ada'] }],
    talks: [{ title: 'On looms', event: 'LoomConf', place: 'Bath' }],
    references: REFERENCES,
    interests: [{ name: 'Horses', keywords: ['Races'] }],
    projects: [{ ...PROJECT, link: 'https://relay.dev', highlights: ['Fast.'] }],
  })
  const texts = html.replace(/(<[^>]*>)+/g, ' ')
  const order =
    'Ada|From May|London|ada@lovelace.org|+44 1|ada.dev|I compute.|Analyst|Engines|Notes.|A–G.|12th|Python|Relay Board|Fast.|French|B2|CKA|CNCF|Prize|Mentor|Club|Sketch|Taylor|Bo|, |Ada|On looms|LoomConf|Bath|Horses|Races|Babbage|Enchantress.'
  expect(texts).toMatch(new RegExp(order.replace('+', '\\+').replaceAll('|', '.*')))
  expect(textCv(html)).toContain('\nNotes.\n• Eight.\n• Nine.\n- A–G.\n')
})

test('shows dates, scores, courses, contributions and profiles as a CV does', () => {
  const links = ['linkedin.com', 'x.com', 'x.com/ada', 'ada.blog/', 'ada.dev/'].map((url) => `http://${url}`)
  const degree = { studyType: 'M.Sc.', courses: ['Optics', 'Sound'] }
  const html = sheet({
    socials: links.map((link, id) => ({ id, label: link, link })),
    work: [{ ...ANALYST, startDate: '2013-12-02', endDate: '2014-12-31' }],
    awards: [{ title: 'Prize', date: '2023-09-21' }],
    education: ['4.0', '1,3', '75%', 'First class'].map((score) => ({ ...degree, score })),
    projects: [{ ...PROJECT, start: '2020-05-11', end: '2020-05-30' }],
    volunteer: [{ organization: 'Club', startDate: '2019-05-02' }],
    contributions: [1, 2, 3].map((number) => ({ title: `Fix ${number}`, repository: 'nodejs/node' })),
  })
  const texts = html.replace(/<[^>]*>/g, '|')
  const dates = ['Dec 2013', 'Dec 2014', '21 Sept 2023', 'May 2020']
  const scores = ['GPA 4.0', 'grade 1,3', 'with 75%', 'First class']
  for (const text of [...dates, ...scores, 'x.com/ada', 'ada.blog', 'Optics · Sound', 'Fix 2'])
    expect(texts).toContain(`|${text}|`)
  expect(texts).not.toMatch(/linkedin|x\.com\||\d (Dec|May)|Fix 3/)
  for (const address of [/ada\.blog/g, /ada\.dev/g]) expect(textCv(html).match(address)).toHaveLength(1)
})

test('leaves out what is not for the CV, and names skills without an amount in groups', () => {
  const html = sheet({
    owner: { ...specimen.owner, cvWithout: ['references', 'profile'], bio: 'I compute.' },
    work: [ANALYST, { position: 'Waiter', name: 'Inn', startDate: '1840', cv: false }],
    references: REFERENCES,
    skills: [
      { id: 1, skillName: 'Rust', group: 'Languages' },
      { id: 2, skillName: 'Go', group: 'Languages' },
      { id: 3, skillName: 'Fax', cv: false },
    ],
  })
  expect(html).toContain('Analyst')
  expect(html).toContain('<b>Languages: </b>Rust, Go</p>')
  for (const left of ['Waiter', 'Enchantress', 'I compute', 'Fax', 'References'])
    expect(html).not.toContain(left)
})

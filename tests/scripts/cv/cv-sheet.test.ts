import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { type Content, contentIn } from '@/components/content/content'
import { cvContent, describe, oldestFirst } from '@/scripts/cv/cv-content'
import { cvMark } from '@/scripts/cv/cv-mark'
import { CvSheet } from '@/scripts/cv/cv-sheet'
import { owner } from '@/tests/specimen/content/owner'

const shipped = { ...owner, availability: '', phone: '', cvWithout: [] }
const { work, projects } = contentIn()
const NOW = { position: 'Now', name: 'A', startDate: '2024' }
const OLD = { position: 'Old', name: 'B', startDate: '2001', endDate: '2002' }
const PRAISE = { name: 'Babbage', reference: 'Enchantress.' }

afterEach(() => {
  Object.assign(owner, shipped)
})

function sheet(changes: Partial<Content> = {}) {
  const content = cvContent({ ...contentIn(), ...changes })
  return renderToStaticMarkup(createElement(CvSheet, { styles: '', address: 'https://ada.dev', content }))
}

function leftFirst(changes: Partial<Content>) {
  return oldestFirst(cvContent({ ...contentIn(), ...changes })).map(describe)
}

test('leaves out examples, and headings without entries', () => {
  const html = sheet()
  expect(html).not.toMatch(/octocat|First prize|Query Parser/)
  const headings = [...html.matchAll(/<h2>([^<]*)<\/h2>/g)].map(([, heading]) => heading)
  expect(headings).toEqual(['Profile', 'Experience', 'Qualifications', 'Skills', 'Projects'])
})

test('shows everything that the content has, in the order of a CV', () => {
  const contact = { email: 'ada@lovelace.org', phone: '+44 1', place: 'London', availability: 'From May' }
  Object.assign(owner, { ...contact, name: 'Ada', bio: 'I compute.' })
  const job = { position: 'Analyst', name: 'Engines', startDate: '1842', summary: 'Notes.' }
  const html = sheet({
    work: [...work, { ...job, highlights: ['A–G.'] }],
    projects: projects.map((project) => ({ ...project, link: 'https://relay.dev', highlights: ['Fast.'] })),
    languages: [{ language: 'French', fluency: 'B2' }],
    certificates: [{ name: 'CKA', issuer: 'CNCF', date: '2024' }],
    awards: [{ title: 'Prize', summary: 'Once.', date: '1843' }],
    volunteer: [{ position: 'Mentor', organization: 'Club' }],
    publications: [{ name: 'Sketch', publisher: 'Taylor', url: 'https://sketch.dev' }],
    interests: [{ name: 'Horses', keywords: ['Races'] }],
    references: [PRAISE],
  })
  const texts = html.split(/<[^>]*>/).filter(Boolean)
  const text = texts.join(' ')
  const wanted =
    'Ada|From May|London|ada@lovelace.org|+44 1|ada.dev|I compute.|Analyst|Engines|Notes.|A–G.|12th|Python|Relay Board|Fast.|French|B2|CKA|CNCF|Prize|Mentor|Club|Sketch|Taylor|Horses|Races|Enchantress.|Babbage'
  const places = wanted.split('|').map((part) => text.indexOf(part, text.indexOf('Ada, CV') + 7))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places).not.toContain(-1)
})

test('leaves out entries and sections that are not for the CV, and names skills without an amount in groups', () => {
  Object.assign(owner, { cvWithout: ['references', 'profile'], bio: 'I compute.' })
  const html = sheet({
    work: [NOW, { position: 'Waiter', name: 'Inn', startDate: '1840', cv: false }],
    references: [PRAISE],
    skills: [
      { id: 1, skillName: 'Rust', group: 'Languages' },
      { id: 2, skillName: 'Go', group: 'Languages' },
      { id: 3, skillName: 'Fax', cv: false },
    ],
  })
  expect(html).toContain('Now')
  expect(html).toContain('<b>Languages: </b>Rust, Go</p>')
  for (const left of ['Waiter', 'Enchantress', 'I compute', 'Fax', 'References'])
    expect(html).not.toContain(left)
})

test('a shorter CV loses what is oldest, and never the newest job', () => {
  const older = { position: 'Older', name: 'C', startDate: '1999', endDate: '2000-05' }
  expect(leftFirst({ projects: [], work: [NOW, OLD, older], references: [PRAISE] })).toEqual([
    'Older, C, 2000-05',
    'Old, B, 2002',
    'Babbage',
  ])
})

test('a shorter CV keeps jobs rather than the fourth project, and the first project longest', () => {
  const five = projects.slice(0, 5).map((project, index) => ({ ...project, title: `Project ${index + 1}` }))
  const [first, second, third, fourth, fifth] = five.map(({ title }) => title)
  expect(leftFirst({ work: [NOW, OLD], projects: five })).toEqual([
    fifth,
    fourth,
    'Old, B, 2002',
    third,
    second,
    first,
  ])
})

test('a CV is as old as what it says, not as its markup, its dates in words or what only the site shows', () => {
  const mark = (changes: object) =>
    cvMark({ ...contentIn(), projects: projects.map((project) => ({ ...project, ...changes })) })
  const printed = mark({})
  const format = vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(() => {
    throw new Error('another Node writes it differently')
  })
  owner.portrait = '/other.png'
  expect(mark({ image: '/other.png', isNew: false, story: '', live: true })).toBe(printed)
  format.mockRestore()
  Object.assign(owner, { availability: 'From May' })
  expect(mark({})).not.toBe(printed)
})

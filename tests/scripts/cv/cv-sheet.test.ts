import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { contentIn } from '@/components/content/content'
import { cvContent } from '@/scripts/cv/cv-content'
import { cvMark } from '@/scripts/cv/cv-mark'
import { CvSheet } from '@/scripts/cv/cv-sheet'
import { describe, oldestFirst } from '@/scripts/cv/shortened-cv'
import * as career from '@/tests/specimen/content/career'
import { owner } from '@/tests/specimen/content/owner'
import { skills } from '@/tests/specimen/content/skills'

const { projects } = contentIn()
const shipped = structuredClone({ ...career, owner, projects })

afterEach(() => {
  Object.assign(owner, { availability: '', cvWithout: [] }, shipped.owner)
  for (const [name, list] of Object.entries(career)) list.splice(0, list.length, ...shipped[name as 'work'])
  projects.splice(0, projects.length, ...structuredClone(shipped.projects))
})

function sheet() {
  return renderToStaticMarkup(
    createElement(CvSheet, { styles: '', address: 'https://ada.dev', content: cvContent(contentIn()) }),
  )
}

test('leaves out examples, and headings without entries', () => {
  const html = sheet()
  expect(html).not.toMatch(/octocat|First prize|Query Parser/)
  const headings = [...html.matchAll(/<h2>([^<]*)<\/h2>/g)].map(([, heading]) => heading)
  expect(headings).toEqual(['Profile', 'Experience', 'Qualifications', 'Skills', 'Projects'])
})

test('shows everything that the content has, in the order of a CV', () => {
  Object.assign(owner, {
    name: 'Ada',
    email: 'ada@lovelace.org',
    phone: '+44 1',
    place: 'London',
    availability: 'From May',
    bio: 'I compute.',
  })
  career.work.push({
    position: 'Analyst',
    name: 'Engines',
    startDate: '1842',
    summary: 'Notes.',
    highlights: ['A–G.'],
  })
  career.volunteer.push({ position: 'Mentor', organization: 'Club' })
  career.certificates.push({ name: 'CKA', issuer: 'CNCF', date: '2024' })
  career.awards.push({ title: 'Prize', summary: 'Once.', date: '1843' })
  career.languages.push({ language: 'French', fluency: 'B2' })
  career.publications.push({ name: 'Sketch', publisher: 'Taylor', url: 'https://sketch.dev' })
  career.references.push({ name: 'Babbage', reference: 'Enchantress.' })
  career.interests.push({ name: 'Horses', keywords: ['Races'] })
  if (projects[0]) Object.assign(projects[0], { link: 'https://relay.dev', highlights: ['Fast.'] })
  const texts = sheet()
    .split(/<[^>]*>/)
    .filter(Boolean)
    .join(' ')
  const wanted =
    'Ada|From May|London|ada@lovelace.org|+44 1|ada.dev|I compute.|Analyst|Engines|Notes.|A–G.|12th|Python|Relay Board|Fast.|French|B2|CKA|CNCF|Prize|Mentor|Club|Sketch|Taylor|Horses|Races|Enchantress.|Babbage'
  const places = wanted.split('|').map((text) => texts.indexOf(text, texts.indexOf('Ada, CV') + 7))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places).not.toContain(-1)
})

test('leaves out entries and sections that are not for the CV, and names skills without an amount in groups', () => {
  Object.assign(owner, { cvWithout: ['references', 'profile'], bio: 'I compute.' })
  career.work.push(
    { position: 'Analyst', name: 'Engines', startDate: '1842' },
    { position: 'Waiter', name: 'Inn', startDate: '1840', cv: false },
  )
  career.references.push({ name: 'Babbage', reference: 'Enchantress.' })
  const own = [
    { id: 1, skillName: 'Rust', group: 'Languages' },
    { id: 2, skillName: 'Go', group: 'Languages' },
    { id: 3, skillName: 'Fax', cv: false },
  ]
  const shippedSkills = skills.splice(0, skills.length, ...own)
  const html = sheet()
  skills.splice(0, skills.length, ...shippedSkills)
  expect(html).toContain('Analyst')
  expect(html).toContain('<b>Languages: </b>Rust, Go</p>')
  for (const left of ['Waiter', 'Enchantress', 'I compute', 'Fax', 'References'])
    expect(html).not.toContain(left)
})

test('a shorter CV loses what is oldest, and never the newest job', () => {
  projects.splice(0)
  career.work.splice(0)
  career.work.push(
    { position: 'Now', name: 'A', startDate: '2024' },
    { position: 'Old', name: 'B', startDate: '2001', endDate: '2002' },
    { position: 'Older', name: 'C', startDate: '1999', endDate: '2000-05' },
  )
  career.references.push({ name: 'Babbage', reference: 'Enchantress.' })
  expect(oldestFirst(cvContent(contentIn())).map(describe)).toEqual([
    'Older, C, 2000-05',
    'Old, B, 2002',
    'Babbage',
  ])
})

test('a shorter CV keeps jobs rather than the fourth project, and the first project longest', () => {
  career.work.splice(0)
  career.work.push(
    { position: 'Now', name: 'A', startDate: '2024' },
    { position: 'Old', name: 'B', startDate: '2001', endDate: '2002' },
  )
  for (const [index, title] of ['First', 'Second', 'Third', 'Fourth', 'Fifth'].entries())
    Object.assign(projects[index] ?? {}, { title })
  projects.splice(5)
  const order = oldestFirst(cvContent(contentIn())).map(describe)
  expect(order).toEqual(['Fifth', 'Fourth', 'Old, B, 2002', 'Third', 'Second', 'First'])
})

test('a CV is as old as what it says, not as its markup, its dates in words or what only the site shows', () => {
  const mark = () => cvMark(contentIn())
  const printed = mark()
  const format = vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(() => {
    throw new Error('another Node writes it differently')
  })
  Object.assign(projects[0] ?? {}, { image: '/other.png', isNew: false, story: '', live: true })
  owner.portrait = '/other.png'
  expect(mark()).toBe(printed)
  format.mockRestore()
  Object.assign(owner, { availability: 'From May' })
  expect(mark()).not.toBe(printed)
})

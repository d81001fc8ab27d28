import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import * as career from '@/content/career'
import { owner } from '@/content/owner'
import { projects } from '@/content/projects'
import { CvSheet } from '@/scripts/cv/cv-sheet'

const shipped = structuredClone({ ...career, owner, projects })

afterEach(() => {
  Object.assign(owner, shipped.owner)
  for (const [name, list] of Object.entries(career)) list.splice(0, list.length, ...shipped[name as 'work'])
  projects.splice(0, projects.length, ...shipped.projects)
})

function sheet() {
  return renderToStaticMarkup(createElement(CvSheet, { styles: '', address: 'https://ada.dev' }))
}

test('leaves out placeholders, and headings without entries', () => {
  const html = sheet()
  expect(html).not.toMatch(/example\.com|octocat|Company Name|Your City|First prize|replace this line/)
  const headings = [...html.matchAll(/<h2>([^<]*)<\/h2>/g)].map(([, heading]) => heading)
  expect(headings).toEqual(['Qualifications', 'Skills'])
})

test('shows everything that the content has, in the order of a CV', () => {
  Object.assign(owner, {
    name: 'Ada',
    email: 'ada@lovelace.org',
    phone: '+44 1',
    place: 'London',
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
    'Ada|London|ada@lovelace.org|+44 1|ada.dev|I compute.|Analyst|Engines|Notes.|A–G.|Relay Board|Fast.|Mentor|Club|Sketch|Taylor|Enchantress.|Babbage|12th|Python|French|B2|CKA|CNCF|Prize|Horses|Races'
  const places = wanted.split('|').map((text) => texts.indexOf(text, texts.indexOf('Ada, CV') + 7))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places).not.toContain(-1)
})

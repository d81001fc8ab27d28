import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readResume } from '@/scripts/import/read-resume'

const ENGINES = { name: 'Engines', location: 'Bath', url: 'https://engines.dev' }
const WORK = {
  ...{ ...ENGINES, position: 'Analyst', startDate: '2020-01' },
  ...{ summary: 'I wrote notes.', highlights: ['The first.'] },
}

async function read(file: object) {
  const path = join(mkdtempSync(join(tmpdir(), 'reactive-')), 'resume.json')
  writeFileSync(path, JSON.stringify(file))
  const remarks: string[] = []
  const resume = await readResume(path, 'en', (place, value) => remarks.push(`${place}: ${value}`))
  return { resume, remarks }
}

test('reads version 4, with its HTML, and leaves out what is hidden there', async () => {
  const section = (...items: object[]) => {
    return { visible: true, items: items.map((item) => ({ id: 'a', visible: true, ...item })) }
  }
  const summary = '<p>I wrote <strong>notes</strong>.</p><ul><li><p>The first.</p></li></ul>'
  const job = {
    company: 'Engines',
    position: 'Analyst',
    location: 'Bath',
    date: 'Jan 2020 - Present',
    summary,
  }
  const { resume, remarks } = await read({
    basics: {
      ...{ name: 'Ada', headline: 'Analyst', location: 'Bath', url: { label: '', href: 'https://ada.dev' } },
      customFields: [{ id: 'f', name: 'Fax', value: '1' }],
      picture: { url: 'https://ada.dev/a.jpg', effects: { hidden: false } },
    },
    sections: {
      summary: { visible: true, content: '<p>About <em>me</em></p>' },
      experience: section(
        { ...job, url: { label: '', href: 'https://engines.dev' } },
        { company: 'Secret', visible: false },
      ),
      skills: section({ name: 'Maths', description: 'Expert', level: 4, keywords: ['Sets'] }),
      languages: section({ name: 'French', description: 'Native', level: 5 }),
      references: section({ name: 'Bob', description: '', summary: '<p>Fine.</p>' }),
      awards: { ...section({ title: 'Medal' }), visible: false },
      custom: { x: { ...section({ name: 'Chess' }), name: 'Hobbies' } },
    },
    metadata: { template: 'onyx' },
  })
  const person = {
    name: 'Ada',
    label: 'Analyst',
    summary: 'About me',
    url: 'https://ada.dev',
    location: 'Bath',
  }
  expect(resume).toEqual({
    basics: { ...person, image: 'https://ada.dev/a.jpg' },
    work: [WORK],
    skills: [{ name: 'Maths', level: 'Expert', keywords: ['Sets'] }],
    languages: [{ language: 'French', fluency: 'Native' }],
    references: [{ name: 'Bob', reference: 'Fine.' }],
  })
  expect(remarks).toEqual([
    'experience, hidden: Secret',
    'awards, hidden: Medal',
    'custom, Hobbies: Chess',
    'customFields: Fax: 1',
  ])
})

test('reads version 5, with the roles of a job and the sections of its owner', async () => {
  const website = { url: 'https://engines.dev', label: '', inlineLink: false }
  const section = (item: object) => {
    return { hidden: false, items: [{ id: 'a', hidden: false, website, description: '', ...item }] }
  }
  const description = '<p>I wrote notes.</p><ul><li>The first.</li></ul>'
  const roles = [
    { id: 'r', position: 'Analyst', period: 'Jan 2020 - Present', description },
    { id: 'q', position: 'Pupil', period: '2018 - 2019', description: '' },
  ]
  const job = { company: 'Engines', position: 'Two roles', location: 'Bath', period: '2018 - Present', roles }
  const lessons = { school: 'At home', degree: 'Lessons', grade: '1.0', period: '2010', website: { url: '' } }
  const earlier = section({ company: 'Mill', position: 'Miller', period: '2009 - 2010' })
  const { resume } = await read({
    picture: { hidden: true, url: '/a.jpg' },
    basics: { name: 'Ada', headline: '', website: { url: '', label: '' }, customFields: [] },
    summary: { hidden: false, content: '<p>About me</p>' },
    sections: { experience: section(job), education: section(lessons) },
    customSections: [{ type: 'experience', title: 'Earlier', ...earlier }],
    metadata: {},
  })
  const time = { startDate: '2010', endDate: '2010' }
  expect(resume).toEqual({
    basics: { name: 'Ada', summary: 'About me' },
    work: [
      WORK,
      { ...ENGINES, position: 'Pupil', startDate: '2018', endDate: '2019' },
      { name: 'Mill', position: 'Miller', url: website.url, startDate: '2009', endDate: '2010' },
    ],
    education: [{ institution: 'At home', studyType: 'Lessons', score: '1.0', ...time }],
  })
})

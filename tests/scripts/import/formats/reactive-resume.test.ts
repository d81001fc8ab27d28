import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readResume } from '@/scripts/import/read-resume'

async function read(file: object) {
  const path = join(mkdtempSync(join(tmpdir(), 'reactive-')), 'resume.json')
  writeFileSync(path, JSON.stringify(file))
  const remarks: string[] = []
  const resume = await readResume(path, 'en', (place, value, why) =>
    remarks.push(`${place}: ${value} ${why}`),
  )
  return { resume, remarks }
}

const WORK = {
  name: 'Engines',
  position: 'Analyst',
  location: 'Bath',
  url: 'https://engines.dev',
  startDate: '2020-01',
  summary: 'I wrote notes.',
  highlights: ['The first.'],
}

test('reads version 4, with its HTML, and leaves out what is hidden there', async () => {
  const item = {
    id: 'a',
    visible: true,
    date: 'Jan 2020 - Present',
    url: { label: '', href: 'https://engines.dev' },
  }
  const html = '<p>I wrote <strong>notes</strong>.</p><ul><li><p>The first.</p></li></ul>'
  const { resume, remarks } = await read({
    basics: {
      name: 'Ada',
      headline: 'Analyst',
      location: 'Bath',
      url: { label: '', href: 'https://ada.dev' },
      customFields: [{ id: 'f', name: 'Fax', value: '1' }],
      picture: { url: 'https://ada.dev/a.jpg', effects: { hidden: false } },
    },
    sections: {
      summary: { visible: true, content: '<p>About <em>me</em></p>' },
      experience: {
        visible: true,
        items: [
          { ...item, company: 'Engines', position: 'Analyst', location: 'Bath', summary: html },
          { ...item, company: 'Secret', visible: false },
        ],
      },
      skills: {
        visible: true,
        items: [
          { id: 's', visible: true, name: 'Maths', description: 'Expert', level: 4, keywords: ['Sets'] },
        ],
      },
      languages: {
        visible: true,
        items: [{ id: 'l', visible: true, name: 'French', description: 'Native', level: 5 }],
      },
      references: {
        visible: true,
        items: [{ id: 'r', visible: true, name: 'Bob', description: '', summary: '<p>Fine.</p>' }],
      },
      awards: { visible: false, items: [{ id: 'w', visible: true, title: 'Medal' }] },
      custom: { x: { name: 'Hobbies', visible: true, items: [{ id: 'h', name: 'Chess' }] } },
    },
    metadata: { template: 'onyx' },
  })
  expect(resume).toMatchObject({
    basics: {
      name: 'Ada',
      label: 'Analyst',
      summary: 'About me',
      url: 'https://ada.dev',
      location: { city: 'Bath' },
    },
    work: [WORK],
    skills: [{ name: 'Maths', level: 'Expert', keywords: ['Sets'] }],
    languages: [{ language: 'French', fluency: 'Native' }],
    references: [{ name: 'Bob', reference: 'Fine.' }],
  })
  expect(Object.keys(resume)).not.toContain('awards')
  const told = remarks.join('\n')
  for (const part of ['experience, hidden: Secret', 'awards, hidden: Medal', 'Hobbies: Chess', 'Fax'])
    expect(told).toContain(part)
})

test('reads version 5, with the roles of a job and the sections of its owner', async () => {
  const website = { url: 'https://engines.dev', label: '', inlineLink: false }
  const shown = { id: 'a', hidden: false, website }
  const { resume } = await read({
    picture: { hidden: true, url: '/a.jpg' },
    basics: { name: 'Ada', headline: '', website: { url: '', label: '' }, customFields: [] },
    summary: { hidden: false, content: '<p>About me</p>' },
    sections: {
      experience: {
        hidden: false,
        items: [
          {
            ...shown,
            company: 'Engines',
            position: 'Two roles',
            location: 'Bath',
            period: '2018 - Present',
            description: '',
            roles: [
              {
                id: 'r',
                position: 'Analyst',
                period: 'Jan 2020 - Present',
                description: '<p>I wrote notes.</p><ul><li>The first.</li></ul>',
              },
              { id: 'q', position: 'Pupil', period: '2018 - 2019', description: '' },
            ],
          },
        ],
      },
      education: {
        hidden: false,
        items: [
          {
            ...shown,
            school: 'At home',
            degree: 'Lessons',
            grade: '1.0',
            period: '2010',
            website: { url: '' },
          },
        ],
      },
      volunteer: {
        hidden: false,
        items: [{ ...shown, organization: 'Library', period: '2011 - 2012', description: '' }],
      },
    },
    customSections: [
      {
        type: 'experience',
        title: 'Earlier',
        hidden: false,
        items: [{ ...shown, company: 'Mill', position: 'Miller', period: '2009 - 2010' }],
      },
    ],
    metadata: {},
  })
  expect(resume.work).toEqual([
    WORK,
    {
      name: 'Engines',
      position: 'Pupil',
      location: 'Bath',
      url: 'https://engines.dev',
      startDate: '2018',
      endDate: '2019',
    },
    { name: 'Mill', position: 'Miller', url: 'https://engines.dev', startDate: '2009', endDate: '2010' },
  ])
  expect(resume.education).toEqual([
    { institution: 'At home', studyType: 'Lessons', score: '1.0', startDate: '2010', endDate: '2010' },
  ])
  expect(resume.volunteer).toMatchObject([{ organization: 'Library', startDate: '2011', endDate: '2012' }])
})

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
  const section = (...items: object[]) => {
    return { visible: true, items: items.map((item) => ({ id: 'a', visible: true, ...item })) }
  }
  const job = { date: 'Jan 2020 - Present', url: { label: '', href: 'https://engines.dev' } }
  const summary = '<p>I wrote <strong>notes</strong>.</p><ul><li><p>The first.</p></li></ul>'
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
      experience: section(
        { ...job, company: 'Engines', position: 'Analyst', location: 'Bath', summary },
        { ...job, company: 'Secret', visible: false },
      ),
      skills: section({ name: 'Maths', description: 'Expert', level: 4, keywords: ['Sets'] }),
      languages: section({ name: 'French', description: 'Native', level: 5 }),
      references: section({ name: 'Bob', description: '', summary: '<p>Fine.</p>' }),
      awards: { ...section({ title: 'Medal' }), visible: false },
      custom: { x: { ...section({ name: 'Chess' }), name: 'Hobbies' } },
    },
    metadata: { template: 'onyx' },
  })
  expect(resume).toMatchObject({
    basics: { name: 'Ada', label: 'Analyst', summary: 'About me', url: 'https://ada.dev', location: 'Bath' },
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
    sections: {
      experience: section(job),
      education: section(lessons),
      volunteer: section({ organization: 'Library', period: '2011 - 2012' }),
    },
    customSections: [{ type: 'experience', title: 'Earlier', ...earlier }],
    metadata: {},
  })
  const { name, location, url } = WORK
  expect(resume.work).toEqual([
    WORK,
    { name, position: 'Pupil', location, url, startDate: '2018', endDate: '2019' },
    { name: 'Mill', position: 'Miller', url, startDate: '2009', endDate: '2010' },
  ])
  expect(resume.education).toEqual([
    { institution: 'At home', studyType: 'Lessons', score: '1.0', startDate: '2010', endDate: '2010' },
  ])
  expect(resume.volunteer).toMatchObject([{ organization: 'Library', startDate: '2011', endDate: '2012' }])
})

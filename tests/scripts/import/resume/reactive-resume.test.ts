import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { read } from './resume-file'

// YAML, because it is shorter than the JSON that Reactive Resume writes.
const VERSION_4 = `
basics: { name: Ada, headline: Analyst, location: Bath, url: { label: '', href: https://ada.dev },
  customFields: [{ id: f, name: Fax, value: '1' }],
  picture: { url: https://ada.dev/a.jpg, effects: { hidden: false } } }
sections:
  summary: { visible: true, content: <p>About <em>me</em></p> }
  experience:
    visible: true
    items:
      - { id: a, visible: true, company: Engines, position: Analyst, location: Bath, date: Jan 2020 - Present,
          url: { label: '', href: https://engines.dev },
          summary: <p>I wrote <strong>notes</strong>.</p><ul><li><p>The first.</p></li></ul> }
      - { id: b, visible: false, company: Secret }
  skills: { visible: true, items: [{ id: a, name: Maths, description: Expert, level: 4, keywords: [Sets] }] }
  languages: { visible: true, items: [{ id: a, name: French, description: Native, level: 0 }] }
  references:
    visible: true
    items:
      - { id: a, visible: true, name: Bob, description: Miller at Mill, summary: <p>Fine.</p>,
          url: { href: https://bob.dev } }
      - { id: b, visible: true, name: Eve, description: Miller, summary: '', url: { href: '' } }
  awards: { visible: false, items: [{ id: a, visible: true, title: Medal }] }
  custom: { x: { visible: true, name: Hobbies, items: [{ id: a, visible: true, name: Chess }] } }
metadata: { template: onyx }`

const NOTES =
  '{ name: Engines, position: Analyst, location: Bath, url: https://engines.dev, startDate: 2020-01, summary: I wrote notes., highlights: [The first.] }'
const FROM_VERSION_4 = `
resume:
  basics: { name: Ada, label: Analyst, url: https://ada.dev, image: https://ada.dev/a.jpg, summary: About me,
    location: Bath }
  work: [${NOTES}]
  skills: [{ name: Maths, level: Expert, keywords: [Sets] }]
  languages: [{ language: French, fluency: Native }]
  references: [{ name: Bob, position: Miller at Mill, url: https://bob.dev, reference: Fine. }, { name: Eve, position: Miller }]
  Hobbies: [{ id: a, name: Chess }]
reports:
  - 'work[1]: {"id":"b","company":"Secret"} hidden in the file'
  - 'awards[0]: {"id":"a","title":"Medal"} hidden in the file'
  - 'basics.customFields: [{"id":"f","name":"Fax","value":"1"}]'`

const VERSION_5 = `
basics: { name: Ada, headline: '', website: { url: '', label: '' }, customFields: [] }
picture: { hidden: true, url: /a.jpg }
summary: { hidden: false, content: <p>About me</p> }
sections:
  experience:
    hidden: false
    items:
      - { id: a, hidden: false, website: { url: https://engines.dev, label: '', inlineLink: false },
          company: Engines, position: Two roles, location: Bath, period: 2018 - Present, description: '', roles: [
            { id: r, position: Analyst, period: Jan 2020 - Present,
              description: <p>I wrote notes.</p><ul><li>The first.</li></ul> },
            { id: q, position: Pupil, period: 2018 - 2019, description: '' }] }
  education:
    items: [{ id: a, school: At home, degree: Lessons, grade: '1.0', period: '2010', website: { url: '' } }]
  references: { items: [{ id: a, hidden: false, name: Bob, position: Miller, phone: '1', description: <p>Fine.</p> }] }
customSections:
  - type: experience
    title: Earlier
    items: [{ id: a, company: Mill, position: Miller, period: 2009 - 2010, description: '' }]
metadata: {}`

const FROM_VERSION_5 = `
resume:
  basics: { name: Ada, summary: About me }
  work:
    - ${NOTES}
    - { name: Engines, position: Pupil, location: Bath, url: https://engines.dev, startDate: '2018', endDate: '2019' }
    - { name: Mill, position: Miller, startDate: '2009', endDate: '2010' }
  education: [{ institution: At home, studyType: Lessons, score: '1.0', startDate: '2010', endDate: '2010' }]
  references: [{ name: Bob, position: Miller, reference: Fine. }]
reports: ['basics.image: {"url":"/a.jpg"} hidden in the file', 'references[0].phone: "1"']`

const VERSION_3 = `
basics: { name: Ada, headline: Analyst, summary: About **me**, photo: { url: /a.jpg, visible: false },
  profiles: [{ id: p, network: GitHub, username: ada, url: https://github.com/ada }] }
sections:
  work: { name: Work, visible: true, items: [{ id: a, name: Engines, position: Analyst, location: Bath, url: https://engines.dev,
    date: { start: '2019-12-31T23:00:00.000Z', end: '' }, summary: "I wrote notes.\\n- The first." }] }
  skills: { visible: true, items: [{ id: a, name: Maths, level: Expert, levelNum: 9 }, { id: b, name: Sets, levelNum: 4 }] }
  references: { visible: true, items: [{ id: a, name: Bob, relationship: Miller, summary: Fine. }] }
public: false`

const FROM_VERSION_3 = `
resume:
  basics: { name: Ada, label: Analyst, summary: About me,
    profiles: [{ network: GitHub, username: ada, url: https://github.com/ada }] }
  work: [{ name: Engines, position: Analyst, location: Bath, url: https://engines.dev, startDate: 2020-01-01,
    summary: I wrote notes., highlights: [The first.] }]
  skills: [{ name: Maths, level: Expert }, { name: Sets, level: 40 % }]
  references: [{ name: Bob, position: Miller, reference: Fine. }]
reports: ['basics.image: {"url":"/a.jpg"} hidden in the file']`

test.each([
  ['version 3, with its dates and summary', VERSION_3, FROM_VERSION_3],
  ['version 4, with its HTML, and leaves out what is hidden there', VERSION_4, FROM_VERSION_4],
  ['version 5, with the roles of a job and the sections of its owner', VERSION_5, FROM_VERSION_5],
])('reads of Reactive Resume %s', async (_, file, expected) => {
  expect(await read(JSON.stringify(parse(file)))).toEqual(parse(expected))
})

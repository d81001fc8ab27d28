import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { show } from '@/app/_check/printable'
import { readResume } from '@/scripts/import/resume/read-resume'
import { withReports } from '@/scripts/import/support/reports'

const EXPORT = {
  'Profile.csv':
    'First Name,Last Name,Address,Birth Date,Headline,Summary,Geo Location,Twitter Handles,Websites\nAda,King,High St,"Dec 10, 1815",Analyst,"Two\nlines","Bath, England",[ada],"[PORTFOLIO:https://ada.dev,OTHER:https://b.dev]"\n',
  'Positions.csv':
    'Company Name,Title,Description,Location,Started On,Finished On\r\nEngines,Analyst,"• A. • B.",Bath,Mar 2021,\r\nMill,Miller,,,2013,Apr 2015\r\n',
  'Education.csv': 'School Name,Start Date,End Date,Degree Name\nAt home,2010,2013,Lessons\n',
  'Skills.csv': 'Name\nMaths\nLooms\n',
  'Projects.csv': 'Title,Description,Url,Started On,Finished On\nNotes,On it.,,Jan 2020,Feb 2020\n',
  'Certifications.csv': 'Name,Authority,Started On,License Number\nEngineer,Guild,May 2020,42\n',
  'Languages.csv': 'Name,Proficiency\nFrench,Native\n',
  'Honors.csv': 'Title,Description,Issuer,Issued On\nMedal,For notes.,Guild,Jun 2020\n',
  'Volunteering.csv':
    'Company Name,Role,Started On,Finished On,Description\nLibrary,Reader,2011,2012,Read.\n',
  'Publications.csv': 'Name,Published On,Publisher,Url\nSketch,"Sep 4, 2020",Taylor,https://p.dev\n',
  'Recommendations_Received.csv':
    'First Name,Last Name,Company,Job Title,Text,Creation Date,Status\nBob,Hale,Mill,Miller,Fine.,"01/02/20, 03:04 PM",VISIBLE\nEve,Ray,,,Bad.,,HIDDEN\n',
  'Courses.csv': 'Name,Number\nLogic,101\nSets,\n',
  'Causes You Care About.csv': 'Supported Cause\nHealth\n',
  'Email Addresses.csv':
    'Notes:\n"Written by LinkedIn"\n\nEmail Address,Confirmed,Primary\nold@ada.dev,Yes,No\nada@ada.dev,Yes,Yes\n',
  'PhoneNumbers.csv': 'Extension,Number,Type\n,,\n,,Home\n,+44 1225 1,Mobile\n',
  'Messages.csv': 'FROM,CONTENT\nBob,secret\n',
}

const RESUME = parse(`
basics:
  name: Ada King
  label: Analyst
  summary: "Two\\nlines"
  location: Bath, England
  email: ada@ada.dev
  phone: +44 1225 1
  profiles:
    - { network: Twitter, username: ada, url: https://twitter.com/ada }
    - { network: Portfolio, url: https://ada.dev }
    - { network: Other, url: https://b.dev }
work:
  - { name: Engines, position: Analyst, location: Bath, startDate: 2021-03, highlights: [A., B.] }
  - { name: Mill, position: Miller, startDate: '2013', endDate: 2015-04 }
education: [{ institution: At home, studyType: Lessons, startDate: '2010', endDate: '2013' }]
skills: [{ name: Maths }, { name: Looms }]
projects: [{ name: Notes, description: On it., startDate: 2020-01, endDate: 2020-02 }]
certificates: [{ name: Engineer, issuer: Guild, date: 2020-05 }]
languages: [{ language: French, fluency: Native }]
awards: [{ title: Medal, summary: For notes., awarder: Guild, date: 2020-06 }]
volunteer: [{ organization: Library, position: Reader, summary: Read., startDate: '2011', endDate: '2012' }]
publications: [{ name: Sketch, publisher: Taylor, releaseDate: 2020-09-04, url: https://p.dev }]
references: [{ name: 'Bob Hale, Miller, Mill', reference: Fine. }]`)

function pathOf(name: string) {
  return join(mkdtempSync(join(tmpdir(), 'resume-')), name)
}

function write(name: string, file: string | Uint8Array) {
  const path = pathOf(name)
  writeFileSync(path, file)
  return path
}

function zip(files: Record<string, string>) {
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))
}

async function read(path: string) {
  const { result, reports } = await withReports(async () => readResume(path, 'en'))
  return { resume: result, reports: reports.map(({ path, value }) => `${path}: ${show(value)}`) }
}

test('reads the whole export of LinkedIn from its zip, names what has no place, and opens no other file', async () => {
  const { resume, reports } = await read(write('Basic_LinkedInDataExport.zip', zip(EXPORT)))
  expect(resume).toEqual(RESUME)
  expect(reports).toEqual([
    'Courses: ["Logic","Sets"]',
    'Causes You Care About: ["Health"]',
    'Recommendations Received, not visible: "Eve Ray"',
    'basics.Birth Date: "Dec 10, 1815"',
    'basics.location.street: "High St"',
    'certificates[0].License Number: "42"',
    'references[0].Creation Date: "01/02/20, 03:04 PM"',
  ])
})

test('reads a folder with an export of LinkedIn in it, with the columns of older years', async () => {
  const folder = pathOf('Complete')
  mkdirSync(folder)
  const { 'PhoneNumbers.csv': phones, ...others } = EXPORT
  const projects = others['Projects.csv'].replace('Started On,Finished On', 'Start Date,End Date')
  const honors = others['Honors.csv'].replace('Issued On', 'Issue Date')
  const older = { 'Phone Numbers.csv': phones, 'Projects.csv': projects, 'Honors.csv': honors }
  for (const [name, text] of Object.entries({ ...others, ...older }))
    writeFileSync(join(folder, name), `\ufeff${text}`)
  expect((await read(join(folder, '..'))).resume).toEqual(RESUME)
})

const TEXT = JSON.stringify({ basics: { name: 'Ada' }, work: [{ name: 'Mill' }] }, null, 2)

test.each([
  ['a byte order mark', `\ufeff${TEXT}`],
  ['YAML', '# CV\nwork:\n  - company: Mill\n    startDate: 2019-05-01\n'],
  ['CRLF', TEXT.replaceAll('\n', '\r\n')],
])('reads %s', async (_, file) => {
  expect((await read(write('resume.json', file))).resume.work).toMatchObject([{ name: 'Mill' }])
})

test.each<[file: string | Uint8Array, reason: string | RegExp]>([
  [
    '{"basics": ',
    /^\S+resume\.json is refused: it is no JSON: Unexpected end of JSON input\n\nWanted a JSON/,
  ],
  ['{\n  "a": 1\n  "b": 2\n}', /it is no JSON: Expected ',' or '}' after property value in JSON at .*line 3/],
  ['{\n  "work": [,]\n}', `it is no JSON: Unexpected token ',', "{U+000A  "work": [,]U+000A}" is`],
  ['"Ada"', 'it has no fields\n'],
  ['{}', 'it has no fields\n'],
  [' '.repeat(1_000_001), 'it is larger than 1 MB'],
  ['['.repeat(900_000), 'is refused: '],
  ['basics:\n  name: Ada\n work: []', 'it is neither JSON nor YAML: All mapping items must start at'],
  ['{"a\\n::error::b":1,"\\u001b[2J":1}', 'its fields are aU+000A::error::b, U+001B[2J\n'],
  [Buffer.from('{"basics":"\xe9"}', 'latin1'), 'it is no text in UTF-8; save it again as UTF-8'],
  ['{"profile":{},"workExpList":[{},1]}', 'its fields are workExpList\n'],
  ['PK\u0003\u0004 and no more', 'the zip is damaged; download it again'],
  [zip({ 'a.txt': 'a' }), "there is none of LinkedIn's files in it (Profile.csv"],
  [zip({ 'a/Skills.csv': 'Name\nC', 'b/Skills.csv': 'Name\nC' }), 'it has two files Skills.csv'],
  [zip({ 'Positions.csv': 'x'.repeat(2_000_001) }), 'its file Positions.csv is larger than 2 MB'],
])('refuses the file %# and says why', async (file, reason) => {
  await expect(read(write('resume.json', file))).rejects.toThrow(reason)
})

test('refuses a path without a file', async () => {
  await expect(read('none.json')).rejects.toThrow('none.json is refused: there is no such file')
})

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
basics: { name: Ada, label: Analyst, url: https://ada.dev, image: https://ada.dev/a.jpg, summary: About me,
  location: Bath }
work: [${NOTES}]
skills: [{ name: Maths, level: Expert, keywords: [Sets] }]
languages: [{ language: French, fluency: Native }]
references: [{ name: 'Bob, Miller at Mill', reference: Fine. }, { name: 'Eve, Miller' }]`

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
basics: { name: Ada, summary: About me }
work:
  - ${NOTES}
  - { name: Engines, position: Pupil, location: Bath, url: https://engines.dev, startDate: '2018', endDate: '2019' }
  - { name: Mill, position: Miller, startDate: '2009', endDate: '2010' }
education: [{ institution: At home, studyType: Lessons, score: '1.0', startDate: '2010', endDate: '2010' }]
references: [{ name: 'Bob, Miller', reference: Fine. }]`

test.each([
  [
    'version 4, with its HTML, and leaves out what is hidden there',
    VERSION_4,
    FROM_VERSION_4,
    [
      'experience, hidden: "Secret"',
      'skills, level: {"name":"Maths","level":4}',
      'awards, hidden: "Medal"',
      'custom, Hobbies: "Chess"',
      'customFields: "Fax: 1"',
      'references[0].url: "https://bob.dev"',
    ],
  ],
  [
    'version 5, with the roles of a job and the sections of its owner',
    VERSION_5,
    FROM_VERSION_5,
    ['references[0].phone: "1"'],
  ],
])('reads of Reactive Resume %s', async (_, file, expected, told) => {
  const { resume, reports } = await read(write('resume.yaml', file))
  expect(resume).toEqual(parse(expected))
  expect(reports).toEqual(told)
})

import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { write } from '@/tests/support/write'
import { read, readPath, zip } from '../import-cases'

const EXPORT = {
  'Profile.csv':
    'First Name,Last Name,Address,Birth Date,Headline,Summary,Geo Location,Twitter Handles,Websites\nAda,King,High St,"Dec 10, 1815",Analyst,"Two\nlines","Bath, England",[ada],"[PORTFOLIO:https://ada.dev,OTHER:https://b.dev]"\n',
  'Positions.csv':
    'Company Name,Title,Description,Location,Started On,Finished On\r\nEngines,Analyst,"• A. • B.",Bath,Mar 2021,\r\nMill,Miller,,,2013,Apr 2015\r\n',
  'Education.csv': 'School Name,Start Date,End Date,Degree Name\nAt home,2010,2013,Lessons\n',
  'Skills.csv': 'Name\nMaths,more\nLooms\n',
  'Projects.csv': 'Title,Description,Url,Started On,Finished On\nNotes,On it.,,Jan 2020,Feb 2020\n',
  'Certifications.csv': 'Name,Authority,Started On\nEngineer,Guild,May 2020\n',
  'Languages.csv': 'Name,Proficiency\nFrench,Native\n',
  'Honors.csv': 'Title,Description,Issuer,Issued On\nMedal,For notes.,Guild,Jun 2020\n',
  'Volunteering.csv':
    'Company Name,Role,Started On,Finished On,Description\nLibrary,Reader,2011,2012,Read.\n',
  'Publications.csv': 'Name,Published On,Publisher,Url\nSketch,"Sep 4, 2020",Taylor,https://p.dev\n',
  'Recommendations_Received.csv':
    'First Name,Last Name,Company,Job Title,Text,Creation Date,Status\nBob,Hale,Mill,Miller,Fine.,"05/30/21, 01:02 PM",VISIBLE\nEve,Ray,,,Bad.,,HIDDEN\n',
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
courses: [{ Name: Logic, Number: '101' }, { Name: Sets }]
causes you care about: [{ Supported Cause: Health }]
awards: [{ title: Medal, summary: For notes., awarder: Guild, date: 2020-06 }]
volunteer: [{ organization: Library, position: Reader, summary: Read., startDate: '2011', endDate: '2012' }]
publications: [{ name: Sketch, publisher: Taylor, releaseDate: 2020-09-04, url: https://p.dev }]
references: [{ name: Bob Hale, position: 'Miller, Mill', date: 2021-05-30, reference: Fine. }]`)

test('reads the whole export of LinkedIn from its zip or a folder, names what has no place, and opens no other file', async () => {
  const { resume, reports } = await read(zip(EXPORT), 'Basic_LinkedInDataExport.zip')
  for (const [name, text] of Object.entries(EXPORT)) write(`linkedin/Complete/${name}`, `\ufeff${text}`)
  expect(await readPath('linkedin')).toEqual({ resume, reports })
  expect(resume).toEqual(RESUME)
  expect(reports).toEqual([
    'references[1]: {"First Name":"Eve","Last Name":"Ray","Text":"Bad."} hidden in the file',
    'basics.Birth Date: "Dec 10, 1815"',
    'basics.location.street: "High St"',
    'skills[0].without a column: "more"',
  ])
})

test.each([
  ['latin1', ';', ['Positions.csv: "Windows-1252" read like this']],
  ['utf16le', '\t', []],
] as const)('reads tables that a spreadsheet has saved in %s with %j', async (encoding, separator, texts) => {
  const table = 'Company Name,Title,Started On\nMüller & Söhne,Köchin,Jan-20\nGröße,Prüferin,Mai 19'
  const file = `${encoding === 'latin1' ? '' : '\ufeff'}${table.replaceAll(',', separator)}`
  const skills = Buffer.from('Kenntnis\nC\n')
  const positions = Buffer.from(file, encoding)
  const files = zipSync({ 'Positions.csv': positions, 'old/Positions.csv': positions, 'Skills.csv': skills })
  const { resume, reports } = await read(files)
  expect(resume.work).toMatchObject([
    { name: 'Müller & Söhne', position: 'Köchin', startDate: '2020-01' },
    { name: 'Größe', position: 'Prüferin', startDate: '2019-05' },
  ])
  const left = ['old/Positions.csv: "Positions" left out, because', 'Skills.csv: "Kenntnis" it has no column']
  expect(reports).toEqual([...texts, ...left].map((text) => expect.stringContaining(text)))
})

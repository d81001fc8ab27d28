import { readFileSync } from 'node:fs'
import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { read, zip } from '@/tests/support/import-file'
import { write } from '@/tests/support/write'

/** The tables that a member has exported, and the résumé that they are read as. */
const member = parse(readFileSync('tests/scripts/import/formats/read-linkedin-export.yml', 'utf8'))

test('reads LinkedIn’s export from its zip or a folder, and names what has no place', async () => {
  const ofZip = await read(zip(member.export), 'Basic_LinkedInDataExport.zip')
  for (const [name, text] of Object.entries(member.export))
    write(`linkedin/Complete/${name}`, `\ufeff${text}`)
  const { reports, ...resume } = ofZip
  expect(await read(undefined, 'linkedin')).toEqual({ ...resume, reports: expect.arrayContaining(reports) })
  expect(resume).toEqual(member.resume)
  expect(reports).toEqual([
    'references[1]: {"First Name":"Eve","Last Name":"Ray","Text":"Bad."} hidden in the file',
    'courses: [{"Name":"Logic","Number":"101"},{"Name":"Sets"}]',
    'causes you care about: [{"Supported Cause":"Health"}]',
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
  const skills = Buffer.from('A,B\n"C, D",2')
  const positions = Buffer.from(file, encoding)
  const files = zipSync({ 'Positions.csv': positions, 'old/Positions.csv': positions, 'Skills.csv': skills })
  const { sections, reports } = await read(files)
  expect(sections.work).toMatchObject([
    { name: 'Müller & Söhne', position: 'Köchin', startDate: '2020-01' },
    { name: 'Größe', position: 'Prüferin', startDate: '2019-05' },
  ])
  const left = ['old/Positions.csv: "Positions" left out, because', 'Skills.csv: "A,B" it has no column']
  expect(reports).toEqual([...texts, ...left].map((text) => expect.stringContaining(text)))
})

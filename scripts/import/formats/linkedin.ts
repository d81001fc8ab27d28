/** LinkedIn's "Get a copy of your data": a zip, or its folder, with a table for each part of a career. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { unzipSync } from 'fflate'
import type { Remark } from '@/scripts/import/fitting'
import type { Fields } from '@/scripts/import/formats/json-resume'

type Row = Record<string, string>
/** The rows of each table, by its name such as `Positions`. */
export type Tables = Record<string, Row[]>

const FILE_BYTES = 2_000_000
const ZIP_BYTES = 200_000_000
const MOST_FILES = 5_000
const MOST_FOLDERS = 20
const MOST_ROWS = 2_000

/** Each table that we open, with a column that it always has. Above it there may be notes. */
const TABLES: Record<string, string> = {
  Profile: 'First Name',
  Positions: 'Company Name',
  Education: 'School Name',
  Skills: 'Name',
  Projects: 'Title',
  Certifications: 'Name',
  Languages: 'Name',
  Honors: 'Title',
  Volunteering: 'Company Name',
  Publications: 'Name',
  'Email Addresses': 'Email Address',
  PhoneNumbers: 'Number',
}

/** @param path of the zip or the folder. @throws Error that says why it is refused. */
export function readLinkedIn(path: string): Tables {
  const stats = statSync(path)
  if (stats.size > ZIP_BYTES) throw new Error(`it is larger than ${ZIP_BYTES / 1_000_000} MB`)
  const files = stats.isDirectory() ? filesIn(path) : unzipped(readFileSync(path))
  const tables: Tables = {}
  for (const [name, bytes] of Object.entries(files)) {
    const table = tableOf(name)
    if (table) tables[table] = [...(tables[table] ?? []), ...readTable(name, bytes, TABLES[table] ?? '')]
  }
  if (Object.keys(tables).length === 0)
    throw new Error(
      `there is none of LinkedIn's files in it (${Object.keys(TABLES).slice(0, 3).join('.csv, ')}.csv …); on LinkedIn, choose Settings, Data privacy, Get a copy of your data`,
    )
  return tables
}

/** `Phone Numbers.csv` was the name of `PhoneNumbers.csv`. */
function tableOf(path: string) {
  const name = basename(path.replaceAll('\\', '/')).replaceAll(' ', '').toLowerCase()
  return Object.keys(TABLES).find((table) => name === `${table.replaceAll(' ', '').toLowerCase()}.csv`)
}

/** The files of a folder and of the folders in it, because some exports have one more. */
function filesIn(folder: string) {
  const entries = readdirSync(folder, { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).slice(0, MOST_FOLDERS)
  const names = [
    ...entries.filter((entry) => entry.isFile()).map(({ name }) => name),
    ...folders.flatMap(({ name }) => readdirSync(join(folder, name)).map((file) => join(name, file))),
  ].filter(tableOf)
  for (const name of names) refuseLarge(name, statSync(join(folder, name)).size)
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name))]))
}

function unzipped(zip: Buffer) {
  let count = 0
  try {
    return unzipSync(zip, {
      filter({ name, originalSize }) {
        if (++count > MOST_FILES) throw new Error(`it holds more than ${MOST_FILES} files`)
        if (!tableOf(name)) return false
        refuseLarge(name, originalSize)
        return true
      },
    })
  } catch (error) {
    throw new Error(
      error instanceof Error && !('code' in error) ? error.message : 'the zip is damaged; download it again',
    )
  }
}

function refuseLarge(name: string, bytes: number) {
  if (bytes > FILE_BYTES) throw new Error(`its file ${name} is larger than ${FILE_BYTES / 1_000_000} MB`)
}

function readTable(name: string, bytes: Uint8Array, column: string): Row[] {
  let rows: string[][]
  try {
    const text = new TextDecoder().decode(bytes)
    rows = parse(text, { relaxColumnCount: true, relaxQuotes: true, skipEmptyLines: true, to: MOST_ROWS })
  } catch (error) {
    throw new Error(`its file ${name} is no table: ${error instanceof Error ? error.message : error}`)
  }
  const header = rows.findIndex((row) => row.some((cell) => cell.trim() === column))
  const names = rows[header]?.map((cell) => cell.trim()) ?? []
  return rows
    .slice(header + 1)
    .map((row) => Object.fromEntries(names.map((key, index) => [key, row[index]?.trim() ?? ''])))
}

/** @returns a JSON Resume, whose dates are as LinkedIn writes them: `Mar 2021`. */
export function fromLinkedIn(tables: Tables, remark: Remark): Fields {
  const [profile = {}] = read(
    'Profile',
    'First Name|Last Name|Headline|Summary|Geo Location|Twitter Handles|Websites',
  )
  const emails = read('Email Addresses', 'Email Address|Primary|Confirmed|Updated On')
  const [phone = {}] = read('PhoneNumbers', 'Number|Type|Extension')
  const handles = (profile['Twitter Handles'] ?? '').split(/[[\],\s]+/).filter(Boolean)
  const sites = [...(profile.Websites ?? '').matchAll(/([^,[\]:]+):(https?:\/\/[^\s,\]]+)/g)]
  return {
    basics: {
      name: [profile['First Name'], profile['Last Name']].filter(Boolean).join(' '),
      label: profile.Headline,
      summary: profile.Summary,
      location: profile['Geo Location'],
      email: (emails.find(({ Primary }) => Primary === 'Yes') ?? emails[0])?.['Email Address'],
      phone: phone.Number,
      profiles: [
        ...handles.map((handle) => ({ network: 'Twitter', url: `https://twitter.com/${handle}` })),
        ...sites.map(([, label = '', url]) => ({ network: capitalized(label.trim()), url })),
      ],
    },
    work: read('Positions', 'Company Name|Title|Description|Location|Started On|Finished On').map((row) => ({
      name: row['Company Name'],
      position: row.Title,
      summary: row.Description,
      location: row.Location,
      startDate: row['Started On'],
      endDate: row['Finished On'],
    })),
    education: read('Education', 'School Name|Degree Name|Start Date|End Date').map((row) => ({
      institution: row['School Name'],
      studyType: row['Degree Name'],
      startDate: row['Start Date'],
      endDate: row['End Date'],
    })),
    skills: read('Skills', 'Name').map((row) => ({ name: row.Name })),
    projects: read('Projects', 'Title|Description|Url|Started On|Finished On|Start Date|End Date').map(
      (row) => ({
        name: row.Title,
        description: row.Description,
        url: row.Url,
        startDate: row['Started On'] || row['Start Date'],
        endDate: row['Finished On'] || row['End Date'],
      }),
    ),
    certificates: read('Certifications', 'Name|Authority|Url|Started On').map((row) => ({
      name: row.Name,
      issuer: row.Authority,
      url: row.Url,
      date: row['Started On'],
    })),
    languages: read('Languages', 'Name|Proficiency').map((row) => ({
      language: row.Name,
      fluency: row.Proficiency,
    })),
    awards: read('Honors', 'Title|Description|Issuer|Issued On|Issue Date').map((row) => ({
      title: row.Title,
      summary: row.Description,
      awarder: row.Issuer,
      date: row['Issued On'] || row['Issue Date'],
    })),
    volunteer: read('Volunteering', 'Company Name|Role|Description|Started On|Finished On').map((row) => ({
      organization: row['Company Name'],
      position: row.Role,
      summary: row.Description,
      startDate: row['Started On'],
      endDate: row['Finished On'],
    })),
    publications: read('Publications', 'Name|Publisher|Published On|Url|Description').map((row) => ({
      name: row.Name,
      publisher: row.Publisher,
      releaseDate: row['Published On'],
      url: row.Url,
      summary: row.Description,
    })),
  }

  /** The rows of a table. What stands in its other columns has no place, or is private. */
  function read(table: string, columns: string) {
    const rows = tables[table] ?? []
    for (const row of rows)
      for (const [column, value] of Object.entries(row))
        if (value && column && !columns.split('|').includes(column)) remark(`${table}.csv, ${column}`, value)
    return rows
  }
}

function capitalized(word: string) {
  return word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase()
}

import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { unzipSync } from 'fflate'
import type { Fields } from '@/scripts/import/resume-fields'

type Row = Record<string, string>
/** The rows of each table, by its name. */
type Tables = Record<string, Row[] | undefined>

/** One file for each table is read, so this limits the sum as well. */
const FILE_BYTES = 2_000_000
const ZIP_BYTES = 200_000_000
const MOST_FILES = 5_000
const MOST_ROWS = 2_000

/** The files that we read, without `.csv`. Some years have no space in a name, or an underscore. */
const TABLES = [
  ...['Profile', 'Positions', 'Education', 'Skills', 'Projects', 'Certifications', 'Languages', 'Honors'],
  ...['Volunteering', 'Publications', 'Email Addresses', 'Phone Numbers', 'Recommendations Received'],
]
/** Those that say something of a career, but have no place here. The first column names each entry. */
const WITHOUT_PLACE = ['Courses', 'Organizations', 'Patents', 'Test Scores', 'Causes You Care About']
/** The tables with notes above the names of their columns have one of these. */
const COLUMNS = ['First Name', 'Company Name', 'School Name', 'Name', 'Title', 'Email Address', 'Number']

/** A JSON Resume of LinkedIn's export, with the names and dates of LinkedIn. @param path of the zip or folder. */
export function fromLinkedIn(path: string): Fields {
  const {
    Profile: profile = [],
    'Email Addresses': emails = [],
    'Phone Numbers': phones = [],
    'Recommendations Received': received = [],
    ...others
  } = readTables(path)
  const {
    'Geo Location': city,
    Address: street, // private, so it has no name that the location has
    'Twitter Handles': handles = '',
    Websites: websites = '',
    ...person
  } = withName(profile[0])
  const email = emails.find(({ Primary }) => Primary === 'Yes') ?? emails[0]
  const phone = phones.find(({ Number: number }) => number)
  const names = handles.split(/[[\],\s]+/).filter(Boolean)
  const sites = [...websites.matchAll(/([^,[\]:\s])([^,[\]:]*):(https?:\/\/[^\s,\]]+)/g)]
  const recommendations = received.map((row) => withName(row))
  const visible = recommendations.filter(({ Status = 'VISIBLE' }) => Status === 'VISIBLE')
  const sections = Object.entries(others).map(([table, rows = []]) =>
    WITHOUT_PLACE.includes(table)
      ? [table, rows.map((row) => Object.values(row)[0])]
      : [table.toLowerCase(), rows],
  )
  const basics = {
    ...person,
    location: { city, street },
    email: email?.['Email Address'],
    phone: phone?.Number,
    profiles: [
      ...names.map((username) => ({ network: 'Twitter', username })),
      ...sites.map(([, name = '', rest = '', url]) => ({ network: name + rest.toLowerCase(), url })),
    ],
  }
  return {
    basics,
    ...Object.fromEntries(sections),
    references: visible.map(({ Status, ...reference }) => reference),
    'Recommendations Received, not visible': recommendations
      .filter((recommendation) => !visible.includes(recommendation))
      .map(({ name }) => name),
  }
}

function withName({ 'First Name': first, 'Last Name': last, ...row }: Row = {}): Row {
  return { name: [first, last].filter(Boolean).join(' '), ...row }
}

function readTables(path: string) {
  const names: string[] = []
  const tables: Tables = {}
  const stats = statSync(path)
  if (stats.size > ZIP_BYTES) throw new Error(`it is larger than ${ZIP_BYTES / 1_000_000} MB`)
  const files = stats.isDirectory() ? filesIn(path, isWanted) : unzipped(readFileSync(path), isWanted)
  for (const [name, bytes] of Object.entries(files)) tables[String(tableOf(name))] = readTable(name, bytes)
  if (Object.keys(tables).length === 0) throw new Error(noTables(names))
  return tables

  // Runs before a file is unpacked, because 1 MB of zip may hold 800 MB.
  function isWanted(name: string, bytes: () => number) {
    const table = tableOf(name)
    if (names.push(name) > MOST_FILES) throw new Error(`it holds more than ${MOST_FILES} files`)
    if (!table) return false
    // Two exports beside each other would give everything twice.
    if (tables[table]) throw new Error(`it has two files ${basename(name)}; leave only one export in it`)
    if (bytes() > FILE_BYTES) throw new Error(`its file ${name} is larger than ${FILE_BYTES / 1_000_000} MB`)
    tables[table] = []
    return true
  }
}

type IsWanted = (name: string, bytes: () => number) => boolean

function tableOf(path: string) {
  const [, file = ''] = /^(.+)\.csv$/i.exec(basename(path.replaceAll('\\', '/'))) ?? []
  return [...TABLES, ...WITHOUT_PLACE].find((table) => plain(table) === plain(file))
}

function plain(name: string) {
  return name.replace(/[ _]/g, '').toLowerCase()
}

/** Some exports have a folder more. */
function filesIn(folder: string, isWanted: IsWanted) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const wanted = names.filter((name) => isWanted(name, () => statSync(join(folder, name)).size))
  return Object.fromEntries(wanted.map((name) => [name, readFileSync(join(folder, name))]))
}

function unzipped(zip: Buffer, isWanted: IsWanted) {
  try {
    return unzipSync(zip, { filter: ({ name, originalSize }) => isWanted(name, () => originalSize) })
  } catch (error) {
    if (error instanceof Error && !('code' in error)) throw error
    throw new Error('the zip is damaged; download it again')
  }
}

function noTables(names: string[]) {
  const inner = names.find((name) => /\.zip$/i.test(name))
  if (inner) return `there is a zip within it; unpack it, and import ${inner}`
  const isOffice = names.some((name) => /^(\[Content_Types\]\.xml|content\.xml)$/.test(name))
  if (isOffice)
    return 'it is a document of an office program; enter it in Reactive Resume, and export that as JSON'
  return `there is none of LinkedIn's files in it (Profile.csv, Positions.csv …); on LinkedIn, choose Settings, Data privacy, Get a copy of your data`
}

function readTable(name: string, bytes: Uint8Array): Row[] {
  const options = { relaxColumnCount: true, relaxQuotes: true, skipRecordsWithEmptyValues: true, trim: true }
  try {
    const rows: string[][] = parse(bytes, { ...options, bom: true, to: MOST_ROWS })
    const header = rows.findIndex((row) => row.some((cell) => COLUMNS.includes(cell)))
    const [columns = [], ...entries] = rows.slice(Math.max(0, header))
    return entries.map((row) =>
      Object.fromEntries(columns.map((column, index) => [column, row[index] ?? ''])),
    )
  } catch (error) {
    throw new Error(`its file ${name} is no table: ${Object(error).message}`)
  }
}

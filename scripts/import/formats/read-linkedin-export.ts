import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { unzipSync } from 'fflate'
import { decodeText } from '@/scripts/import/formats/decode-text'
import type { Fields } from '@/scripts/import/support/fields'
import { report } from '@/scripts/import/support/reports'
import { plainName } from '@/scripts/import/values/names'

type Row = Record<string, string>

const MAX_EXPORT_BYTES = 10_000_000
/** The names of the tables. In the exports of some years, they have underscores, or no spaces. */
const TABLES = [
  ...['Profile', 'Positions', 'Education', 'Skills', 'Projects', 'Certifications', 'Languages', 'Honors'],
  ...['Volunteering', 'Publications', 'Email Addresses', 'Phone Numbers', 'Recommendations Received'],
  // The content has nothing for these, so the merge reports them.
  ...['Courses', 'Organizations', 'Patents', 'Test Scores', 'Causes You Care About'],
]
/** Each table has one of these columns. In some, notes stand above the names of the columns. */
const COLUMNS = /^(First Name|Company Name|School Name|Name|Title|Email Address|Number|Supported Cause)$/
/** The export has commas. A spreadsheet that saves a table again may change them. */
const SEPARATORS = [',', ';', '\t']

export function readLinkedInExport(path: string, zip?: Buffer): Fields {
  const tables: Record<string, Row[]> = {}
  for (const [name, file] of zip ? unzip(zip) : readFolder(path)) {
    const table = tableOf(name) ?? name
    if (tables[table]?.length) report(name, table, 'left out, because another file has this table')
    else tables[table] = readTable(name, file)
  }
  if (!Object.values(tables).some(({ length }) => length > 0))
    throw new Error("there is none of LinkedIn's tables in it (Profile.csv, Positions.csv …)")
  const {
    Profile: [profile] = [],
    'Email Addresses': emails = [],
    'Phone Numbers': phones = [],
    'Recommendations Received': received = [],
    ...others
  } = tables
  const sections = Object.entries(others).map(([table, rows]) => [table.toLowerCase(), rows])
  const basics = {
    ...basicsOf(profile ?? {}),
    email: (emails.find(({ Primary }) => Primary === 'Yes') ?? emails[0])?.['Email Address'],
    phone: phones.find(({ Number: number }) => number)?.Number,
  }
  return { basics, ...Object.fromEntries(sections), references: received.map(referenceOf) }
}

function basicsOf({ 'Geo Location': city, Address: street, ...profile }: Row) {
  const { 'Twitter Handles': handles = '', Websites: websites = '', ...person } = profile
  // `[PERSONAL:https://ada.dev]` becomes the network `Personal`.
  const sites = [...websites.matchAll(/([^,[\]:\s])([^,[\]:]*):(https?:\/\/[^\s,\]]+)/g)]
  const profiles = [
    ...(handles.match(/[^[\],\s]+/g)?.map((username) => ({ network: 'Twitter', username })) ?? []),
    ...sites.map(([, name = '', rest = '', url]) => ({ network: name + rest.toLowerCase(), url })),
  ]
  // The street is private. The import takes none, and reports it.
  return { ...person, location: { city, street }, profiles }
}

function referenceOf({ Status = 'VISIBLE', 'Creation Date': written = '', ...reference }: Row) {
  // LinkedIn writes this date as in the United States, such as `05/30/21, 01:02 PM`.
  const date = written.replace(/^(\d\d)\/(\d\d)\/(\d\d)\b.*/, '20$3-$1-$2')
  return { ...reference, date, hidden: Status !== 'VISIBLE' }
}

function tableOf(path: string) {
  const name = basename(path.replaceAll('\\', '/'))
  return TABLES.find((table) => plainName(`${table}.csv`) === plainName(name))
}

/** Reads folders within the folder, too, because some exports have them. */
function readFolder(folder: string) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(tableOf)
  return names.map((name) => [name, readFileSync(join(folder, name))] as const)
}

/** Unpacks no more than it needs, because 1 MB of zip may hold 800 MB. */
function unzip(zip: Buffer) {
  let bytes = 0
  const files = unzipSync(zip, {
    filter({ name, originalSize }) {
      if (!tableOf(name)) return false
      bytes += originalSize
      if (bytes > MAX_EXPORT_BYTES) throw new Error('its tables are larger than 10 MB')
      return true
    },
  })
  return Object.entries(files)
}

function readTable(name: string, file: Uint8Array): Row[] {
  const text = decodeText(file, name)
  const lines = text.split(/\r?\n/)
  const isColumn = (cell: string) => COLUMNS.test(cell.replace(/^\s*"|"\s*$/g, '').trim())
  // With another separator, the parser may refuse the quotes of a table.
  const delimiter = SEPARATORS.find((separator) => lines.some((line) => line.split(separator).some(isColumn)))
  const options = { relaxColumnCount: true, relaxQuotes: true, skipRecordsWithEmptyValues: true, trim: true }
  const rows: string[][] = delimiter ? parse(text, { ...options, delimiter }) : []
  const header = rows.findIndex((row) => row.some(isColumn))
  if (header < 0) report(name, lines[0], 'it has no column of LinkedIn, so nothing of it is read')
  const [columns = [], ...cells] = header < 0 ? [] : rows.slice(header)
  const named = (cell: string, index: number) => [columns[index] ?? 'without a column', cell]
  return cells.map((row) => Object.fromEntries(row.map(named)))
}

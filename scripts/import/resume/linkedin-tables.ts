import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { type UnzipFileFilter, unzipSync } from 'fflate'
import { messageOf } from '@/app/_check/printable'
import { decodeText } from '@/scripts/import/resume/decode-text'
import { isSameName } from '@/scripts/import/resume/field-names'
import { report } from '@/scripts/import/support/reports'

export type Row = Record<string, string>

/** One file for each table is read, so this limits the sum as well. */
const FILE_BYTES = 2_000_000

/** The files that we read, without `.csv`. Some years have no space in a name, or an underscore. */
const TABLES = [
  ...['Profile', 'Positions', 'Education', 'Skills', 'Projects', 'Certifications', 'Languages', 'Honors'],
  ...['Volunteering', 'Publications', 'Email Addresses', 'Phone Numbers', 'Recommendations Received'],
  // These have no place in the content, so the merge reports them.
  ...['Courses', 'Organizations', 'Patents', 'Test Scores', 'Causes You Care About'],
]
/** Each table has one of these. Some have notes above the names of their columns. */
const COLUMNS = /^(First Name|Company Name|School Name|Name|Title|Email Address|Number|Supported Cause)$/
/** A spreadsheet that saves a table again may take another one. */
const SEPARATORS = [',', ';', '\t']

/** Reads the rows of each table of an export, by its name. @param path of the zip or folder. @throws Error that says why it is refused. */
export function readTables(path: string): Record<string, Row[]> {
  const { files, read } = statSync(path).isDirectory() ? openFolder(path) : openZip(path)
  const wanted = files.filter(({ name }) => tableOf(name))
  if (wanted.length === 0)
    throw new Error("there is none of LinkedIn's files in it (Profile.csv, Positions.csv …)")
  // Before any file is unpacked, because 1 MB of zip may hold 800 MB.
  for (const { name, bytes } of wanted) {
    // Two exports beside each other would give everything twice.
    if (wanted.filter((other) => tableOf(other.name) === tableOf(name)).length > 1)
      throw new Error(`it has two files ${basename(name)}; leave only one export in it`)
    if (bytes > FILE_BYTES) throw new Error(`its file ${name} is larger than ${FILE_BYTES / 1_000_000} MB`)
  }
  const tables = wanted.map(({ name }) => [tableOf(name), readTable(name, read(name))] as const)
  if (tables.every(([, rows]) => rows.length === 0))
    throw new Error("its tables have none of LinkedIn's columns")
  return Object.fromEntries(tables)
}

function tableOf(path: string) {
  const [, file = ''] = /^(.+)\.csv$/i.exec(basename(path.replaceAll('\\', '/'))) ?? []
  return TABLES.find((table) => isSameName(table, file))
}

/** Lists the files of a folder at every depth, because some exports have a folder more. */
function openFolder(folder: string) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const files = names.map((name) => ({ name, bytes: tableOf(name) ? statSync(join(folder, name)).size : 0 }))
  return { files, read: (name: string) => readFileSync(join(folder, name)) }
}

function openZip(path: string) {
  const zip = readFileSync(path)
  const files: { name: string; bytes: number }[] = []
  unzip(({ name, originalSize }) => {
    files.push({ name, bytes: originalSize })
    return false
  })
  return { files, read: (wanted: string) => unzip(({ name }) => name === wanted)[wanted] }

  function unzip(filter: UnzipFileFilter) {
    try {
      return unzipSync(zip, { filter })
    } catch {
      throw new Error('the zip is damaged; download it again')
    }
  }
}

function readTable(name: string, file: Buffer | Uint8Array = Buffer.of()): Row[] {
  const text = decodeText(file, name)
  const options = { relaxColumnCount: true, relaxQuotes: true, skipRecordsWithEmptyValues: true, trim: true }
  try {
    for (const delimiter of SEPARATORS) {
      const rows: string[][] = parse(text, { ...options, delimiter })
      const header = rows.findIndex((row) => row.some((cell) => COLUMNS.test(cell)))
      const [columns, ...entries] = header < 0 ? [] : rows.slice(header)
      const nameOf = (index: number) => columns?.[index] ?? 'without a column'
      if (columns)
        return entries.map((row) => Object.fromEntries(row.map((cell, index) => [nameOf(index), cell])))
    }
    report(name, text.split('\n')[0], 'it has no column of LinkedIn, so nothing of it is read')
    return []
  } catch (error) {
    throw new Error(`its file ${name} is no table: ${messageOf(error)}`)
  }
}

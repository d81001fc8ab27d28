import {
  accessSync,
  constants,
  copyFileSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { pictureMistake } from '@/app/_owner/check/picture-mistake'
import {
  changes,
  type Entry,
  FILES,
  isChanged,
  LISTS,
  type NextContent,
  openContent,
} from '@/app/_owner/import/content-source'
import { planImport, type Remark } from '@/app/_owner/import/import-plan'
import { readResume, shown } from '@/app/_owner/import/resume-file'
import type { ResumeContent } from '@/app/_site/resume'

const USAGE = 'npm run import -- resume.json [--write]'
const RESUME_BYTES = 1_000_000
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Takes a JSON Resume over into the content files.
 * @param root of the repository, with `content/` and `public/` in it.
 * @returns the report for the owner.
 * @throws Error that says why nothing is written.
 */
export function importResume(args: string[], root = process.cwd()) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { write: { type: 'boolean' } },
  })
  const [path] = positionals
  if (!path || positionals.length > 1) throw new Error(`One file is wanted: ${USAGE}`)

  const resume = readResumeFile(path)
  const source = openContent(join(root, 'content'))
  const { next, remarks } = planImport(
    resume,
    source.content,
    (path) => !pictureMistake(path, root),
    new Date().toISOString().slice(0, 10),
  )
  const files = source.edit(next)
  if (values.write) replaceFiles(files)

  const end =
    files.size === 0
      ? 'Nothing to change.'
      : values.write
        ? 'Written.'
        : `Nothing is written yet. To write it: npm run import -- ${path} --write`
  return [...changeReport(source.content, next), ...remarkReport(remarks), end].join('\n')
}

function readResumeFile(path: string) {
  try {
    const stats = statSync(path, { throwIfNoEntry: false })
    if (!stats?.isFile()) throw new Error('there is no such file')
    if (stats.size > RESUME_BYTES) throw new Error('it is larger than 1 MB')
    return readResume(new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path)))
  } catch (error) {
    throw new Error(`${path} is refused:\n${messageOf(error).replace(/^/gm, '  ')}`)
  }
}

/** All or none: prepared beside, then renamed; what was renamed before a failure is renamed back. */
function replaceFiles(files: Map<string, string>) {
  // A listener makes a signal wait for the end of this function, instead of ending the process between two files.
  const wait = () => {}
  for (const signal of SIGNALS) process.on(signal, wait)

  const old = (path: string) => `${path}.old-${process.pid}`
  const fresh = (path: string) => `${path}.new-${process.pid}`
  const discard = () => {
    for (const path of files.keys()) {
      rmSync(fresh(path), { force: true })
      rmSync(old(path), { force: true })
    }
  }
  const replaced: string[] = []
  try {
    for (const [path, source] of files) {
      accessSync(path, constants.W_OK) // a rename would not ask
      copyFileSync(path, old(path))
      writeFileSync(fresh(path), source, { mode: statSync(path).mode })
    }
    for (const path of files.keys()) {
      renameSync(fresh(path), path)
      replaced.push(path)
    }
    discard()
  } catch (error) {
    for (const path of replaced) renameSync(old(path), path)
    discard()
    throw new Error(`The files stay as they were: ${messageOf(error)}`)
  } finally {
    for (const signal of SIGNALS) process.off(signal, wait)
  }
}

function changeReport(content: ResumeContent, next: NextContent) {
  return [...new Set(Object.values(FILES))].flatMap((file) => {
    const lists = LISTS.filter((list) => FILES[list] === file && isChanged(content[list], next[list]))
    const lines = [
      ...(file === FILES.owner ? fieldLines(content.owner, next.owner).map((line) => `  ${line}`) : []),
      ...lists.flatMap((list) => [`  ${list}`, ...entryLines(content[list], next[list])]),
    ]
    return lines.length > 0 ? [`content/${file}`, ...lines, ''] : []
  })
}

function fieldLines(was: object, is: object) {
  return changes(was, is).map(({ key, from, to }) => `${key}: ${shown(from)} → ${shown(to)}`)
}

/** The list as it will be, then what is taken out of it. */
function entryLines(current: object[], entries: Entry[]) {
  const gone = current.filter((item) => !entries.some(({ was }) => was === item))
  return [
    ...entries.map(({ was, is }) => {
      if (!was) return `    + ${shown(JSON.parse(JSON.stringify(is)))}`
      const fields = fieldLines(was, is)
      return fields.length > 0 ? `    ~ ${nameOf(was)}  ${fields.join(', ')}` : `    = ${nameOf(was)}`
    }),
    ...gone.map((item) => `    - ${nameOf(item)}`),
  ]
}

/** Every entry has its first text for a name. */
function nameOf(item: object) {
  return shown(Object.values(item).find((value) => typeof value === 'string'))
}

function remarkReport(remarks: Remark[]) {
  if (remarks.length === 0) return []
  const lines = remarks.map(({ path, value, why }) => `  ${path}: ${shown(value)}${why ? ` (${why})` : ''}`)
  return ['Without a place here, or not as it stands in the resume', ...lines, '']
}

function messageOf(error: unknown) {
  return error instanceof Error ? error.message : String(error)
}

/** Nothing from the file gets to steer the terminal or to turn its lines round. */
function printable(report: string) {
  return report.replace(/(?!\n)\p{Cc}|\p{Bidi_Control}/gu, '')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(printable(importResume(process.argv.slice(2))))
  } catch (error) {
    console.error(printable(messageOf(error)))
    process.exitCode = 1
  }
}

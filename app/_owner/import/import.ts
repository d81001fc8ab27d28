import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { pictureMistake } from '@/app/_owner/check/picture-mistake'
import { openContent } from '@/app/_owner/import/content-source'
import { planImport } from '@/app/_owner/import/import-plan'
import { replaceFiles } from '@/app/_owner/import/replace-files'
import { changeReport, remarkReport } from '@/app/_owner/import/report'
import { readResume } from '@/app/_owner/import/resume-file'
import { secureLinks } from '@/app/_owner/import/secure-links'

const USAGE = 'npm run import -- resume.json [--write]'
const RESUME_BYTES = 1_000_000

/**
 * Imports a JSON Resume into the content files. Its http links are requested as https.
 * @param root of the repository, with `content/` and `public/` in it.
 * @returns the report for the owner.
 * @throws Error that says why nothing is written.
 */
export async function importResume(args: string[], root = process.cwd()) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { write: { type: 'boolean' } },
  })
  const [path] = positionals
  if (!path || positionals.length > 1) throw new Error(`Name one file: ${USAGE}`)

  const resume = await secureLinks(readResumeFile(path))
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
        : `Nothing is written yet. To write it, run: npm run import -- ${path} --write`
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

function messageOf(error: unknown) {
  return error instanceof Error ? error.message : String(error)
}

/** Removes characters with which the file could control the terminal or reverse its lines. */
function printable(report: string) {
  return report.replace(/(?!\n)\p{Cc}|\p{Bidi_Control}/gu, '')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  importResume(process.argv.slice(2)).then(
    (report) => console.log(printable(report)),
    (error) => {
      console.error(printable(messageOf(error)))
      process.exitCode = 1
    },
  )
}

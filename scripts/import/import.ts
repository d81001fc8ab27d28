import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { loadEnvConfig } from '@next/env'
import { pictureMistake } from '@/scripts/check/picture-mistake'
import { openContent } from '@/scripts/import/content-source'
import { readGithub } from '@/scripts/import/github-import'
import { planImport } from '@/scripts/import/import-plan'
import { replaceFiles } from '@/scripts/import/replace-files'
import { changeReport, remarkReport } from '@/scripts/import/report'
import { readResume } from '@/scripts/import/resume-file'
import { secureLinks } from '@/scripts/import/secure-links'

const USAGE =
  'npm run import -- resume.json [--write], or npm run import -- github:HANDLE [--projects 12] [--write]'
const ACCOUNT = /^github:/i
const RESUME_BYTES = 1_000_000

/**
 * Imports a JSON Resume or a GitHub account into the content files. Http links are requested as https.
 * @param root of the repository, with `content/` and `public/` in it.
 * @returns the report for the owner.
 * @throws Error that says why nothing is written.
 */
export async function importResume(args: string[], root = process.cwd()) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { write: { type: 'boolean' }, projects: { type: 'string' } },
  })
  const [path] = positionals
  if (!path || positionals.length > 1) throw new Error(`Name one file or one account: ${USAGE}`)
  if (values.projects && !ACCOUNT.test(path)) throw new Error(`--projects needs an account: ${USAGE}`)

  const source = openContent(join(root, 'content'))
  const today = new Date().toISOString().slice(0, 10)
  const found = ACCOUNT.test(path)
    ? await readGithub(path.replace(ACCOUNT, ''), source.content, root, today, values.projects)
    : { resume: readResumeFile(path), remarks: [] }
  const { next, remarks } = planImport(
    await secureLinks(found.resume),
    source.content,
    (path) => path === found.portrait?.path || !pictureMistake(path, root),
    today,
  )
  const files = new Map<string, string | Uint8Array>(source.edit(next))
  if (found.portrait) files.set(join(root, 'public', found.portrait.path), found.portrait.file)
  if (values.write) replaceFiles(files)

  const end =
    files.size === 0
      ? 'Nothing to change.'
      : values.write
        ? 'Written.'
        : `Nothing is written yet. To write it, run: npm run import -- ${args.join(' ')} --write`
  return [
    ...changeReport(source.content, next),
    ...(found.portrait ? [`public${found.portrait.path}`, '  + the picture of the account', ''] : []),
    ...remarkReport([...found.remarks, ...remarks]),
    end,
  ].join('\n')
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
  loadEnvConfig(process.cwd()) // may hold GITHUB_TOKEN
  importResume(process.argv.slice(2)).then(
    (report) => console.log(printable(report)),
    (error) => {
      console.error(printable(messageOf(error)))
      process.exitCode = 1
    },
  )
}

/**
 * The command. `import-and-write.ts` writes what `import-account.ts` or `import-resume.ts` makes of a source. `account/`
 * makes a JSON Resume of a GitHub account. For a file, `read-resume.ts` says how `formats/` and `resume/` make one. `values/`
 * reads dates, links, names and texts. `merge/` puts the résumé into the owner's content, `print/` writes that as code, and
 * `support/` has what the others share, such as the reports.
 */
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { loadEnvConfig } from '@next/env'
import { printable } from '@/app/_findings/printable'
import { refuseMistakes } from '@/scripts/support/refuse-mistakes'
import { runCommand } from '@/scripts/support/run-command'

const USAGE = `Writes what a résumé or a GitHub account says into content/ and public/.

  npm run import -- resume.json                        a JSON Resume, also in YAML or a module, or an export of Reactive Resume
  npm run import -- Profile.pdf                        LinkedIn: Save to PDF on your profile
  npm run import -- Basic_LinkedInDataExport.zip       or its folder
  npm run import -- github:HANDLE [--projects 12]      or @HANDLE, or the address of the account

See it with git diff. The command says at its end how to undo it.
`

runCommand(async () => {
  loadEnvConfig(process.cwd()) // may hold GITHUB_TOKEN
  const options = { projects: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ allowPositionals: true, options })
  const [source] = positionals
  if (!source || positionals.length > 1) throw new Error(`Name one file or one account.\n\n${USAGE}`)
  await refuseMistakes() // goes first, because the next line reads the content
  const { importAndWrite } = await import('@/scripts/import/import-and-write')
  console.log(printable(await importAndWrite(source, values.projects)))
  const doctor = ['--import', 'tsx', 'scripts/doctor/doctor.ts']
  process.exitCode = spawnSync(process.execPath, doctor, { stdio: 'inherit' }).status ?? 1
}, USAGE)

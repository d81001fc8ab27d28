import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { parse } from 'yaml'

export const WORKFLOWS = resolve('.github/workflows')

/** Makes a folder for the files of a run. @param gh a shell script in the place of `gh`. @param npm one for npm. */
export function runFolder(gh = 'exit 1', npm?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'run-'))
  for (const [name, script] of Object.entries({ gh, npm }))
    if (script !== undefined) writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  return folder
}

/** Runs the commands of a job as GitHub does, but no action, no condition and no `npm ci`. @returns its summary. */
export async function runJob(workflow: string, job: string, folder: string, cwd: string, variables = {}) {
  const { jobs } = parse(readFileSync(join(WORKFLOWS, `${workflow}.yml`), 'utf8'))
  const summary = join(folder, `summary of ${job}`)
  const env = {
    ...process.env,
    PATH: folder + delimiter + process.env.PATH,
    RUNNER_TEMP: folder,
    GITHUB_OUTPUT: join(folder, 'output'),
    GITHUB_STEP_SUMMARY: summary,
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_REPOSITORY: 'ada-l/portfolio',
    ...variables,
  }
  for (const { run } of jobs[job].steps)
    if (run && run !== 'npm ci') await promisify(execFile)('bash', ['-e', '-c', run], { cwd, env })
  return existsSync(summary) ? readFileSync(summary, 'utf8') : ''
}

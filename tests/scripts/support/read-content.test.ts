import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { enterCopy } from '@/tests/support/copy-site'
import { runScript } from '@/tests/support/run-script'

function change(file: string, ...[from, to]: [RegExp, string]) {
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to))
}

test('the doctor names a file that is gone, or of another form, with its line and the remedy', () => {
  enterCopy({ 'owner.ts': 'export default owner' })
  change('content/owner.ts', /export const/, 'const')
  change('content/skills.ts', /skillName: '(\w+)'/, 'skillName: ‘$1’')
  appendFileSync('content/socials.ts', "\nconst me = require('../public/me.png')\n")
  const { stderr } = runScript('doctor/doctor', ['--mistakes'])
  expect(stderr.split('\n\n')[1]?.split('\n')).toEqual([
    '  content/owner.ts:1, there is no export owner — wanted "export const owner = …"',
    "  content/socials.ts:19, a picture is named by its path below public/ — wanted '/me.png'",
    `  content/skills.ts:4, found "‘", a quote of a word processor — wanted '`,
  ])
  rmSync('content/services.ts')
  expect(runScript('doctor/doctor').stderr).toMatch(
    /^There is no content\/services\.ts — bring it back with git re/,
  )
})

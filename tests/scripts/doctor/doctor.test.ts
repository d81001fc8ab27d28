import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { enterCopy, REPOSITORY, runScript } from '@/tests/support/copy-site'

test('the command lists the mistakes of all files at once, with their lines and remedies', () => {
  enterCopy({
    'descriptions.ts': 'descriptions.at(99)!.id = 1',
    'socials.ts': 'oops {',
    'notes/a.md': '---\ntitle: A\nsummary: B\ndate: soon\n---\nText.',
    'navigation.ts': "const me = require('../public/me.png')",
    'career.ts': '\n<<<<<<< HEAD\n=======\n>>>>>>> other',
    'de/skills.ts': 'export const skills = [‘C’]',
  })
  writeFileSync('content/owner.ts', 'export default {}')
  const [before = '', after] = readFileSync('content/projects.ts', 'utf8').split("'Late Fees'")
  writeFileSync('content/projects.ts', `${before}''${after}`)
  writeFileSync('.env', 'SITE_URL=ada.example.com\n')
  const { status, stdout } = runScript('doctor/doctor')
  const [mistakes = '', rest = ''] = stdout.split('\n\nStill as shipped')
  expect(mistakes).toMatch(/^Mistakes, which stop the build:\n\n {2}content\//)
  for (const mistake of [
    /socials\.ts:\d+, Expected ";" but found "\{"\n/,
    /descriptions\.ts:\d+, descriptions\.at is not a function\n/,
    new RegExp(`projects\\.ts:${before.split('\n').length}, project 4, title: "" — wanted`),
    /notes\/a\.md:4, date: "soon" — wanted/,
    /owner\.ts:1, there is no export owner — wanted "export const owner = …"/,
    /navigation\.ts:\d+, a picture is named by its path below public\/ — wanted '\/me\.png'/,
    /career\.ts:\d+, Git could not merge this: keep one side and delete the lines/,
    /de\/skills\.ts:1, found "‘", a quote of a word processor — wanted '/,
    / {2}environment, SITE_URL: "ada\.example\.com" — wanted/,
  ])
    expect(mistakes).toMatch(mistake)
  expect(mistakes.match(/^ {2}\w/gm)).toHaveLength(9)
  expect(rest).toMatch(/^: replace it with yours, or delete it \(this fails only with --strict\)/)
  expect(status).toBe(1)
  rmSync('content/services.ts')
  const { stderr } = runScript('doctor/doctor')
  expect(stderr).toMatch(/^There is no content\/services\.ts — bring it back with git re/)
})

test('the command shows its usage, also for an option that it does not know', () => {
  const run = (option: string) => runScript('doctor/doctor', [option], {}, REPOSITORY)
  expect(run('--help').stdout).toMatch(/^Lists what to do before/)
  const { status, stderr } = run('--link')
  expect(stderr).toMatch(/^Unknown option '--link'.*\n\nLists what to do before the site goes live\.\n/)
  expect(status).toBe(2)
})

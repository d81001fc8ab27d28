import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { enterCopy } from '@/tests/support/copy-site'
import { runScript } from '@/tests/support/run-script'
import { enterSpecimen, REPOSITORY } from '@/tests/support/specimen-site'

const UNSET = { SITE_URL: undefined, BASE_PATH: undefined, SITE_LANGUAGES: undefined }

beforeEach(enterSpecimen)

/** Changes a text in a file. @returns its line. */
function change(file: string, from: string | RegExp, to: string) {
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace(from, to))
  return text.slice(0, text.search(from)).split('\n').length
}

test('the command lists the mistakes of all files in one round, with their lines and what is likely missing', () => {
  enterCopy({ 'descriptions.ts': 'descriptions.at(99)!.id = 1', 'socials.ts': 'oops {', 'de/words.ts': '[' })
  change('content/skills.ts', /(amount: 70.*),$/m, '$1')
  change('content/services.ts', /btnData: '(.*)',$/m, "btnData: '$1,")
  const line = change('content/projects.ts', "title: 'Late Fees'", "title: ''")
  change('content/projects/relay-board.mdx', /^date: .*$/m, 'date: soon')
  rmSync('app/(default)/contact', { recursive: true })
  writeFileSync('.env', 'SITE_URL=ada.example.com\n')
  const { status, stdout } = runScript('doctor/doctor', [], UNSET)
  const [mistakes = '', rest = ''] = stdout.split('\n\nStill as shipped')
  expect(mistakes).toMatch(/^Mistakes, which stop the build:\n\n {2}content\//)
  for (const mistake of [
    /socials\.ts:\d+, Expected ";" but found "\{"\n/,
    /skills\.ts:\d+, found "\{" — wanted a comma in front of it\n/,
    /services\.ts:\d+, found the end of the line — wanted a quote at the end of the text\n/,
    /descriptions\.ts:\d+, descriptions\.at is not a function\n/,
    new RegExp(`projects\\.ts:${line}, project 4, title: "" — wanted`),
    /relay-board\.mdx:\d+, date: "soon" — wanted/,
    /de\/words\.ts:\d, found the end — wanted a closing bracket/,
    /app\/\(default\)\/contact\/page\.tsx:1, it is missing, yet the site leads there/,
    / {2}environment, SITE_URL: "ada\.example\.com" — wanted/,
  ])
    expect(mistakes).toMatch(mistake)
  expect(mistakes.match(/^ {2}\w/gm)).toHaveLength(9)
  expect(rest).toMatch(/^: replace it with yours, or delete it \(this fails only with --strict\)/)
  expect(status).toBe(1)
})

test('the command shows its usage, also for an option that it does not know', () => {
  process.chdir(REPOSITORY)
  expect(runScript('doctor/doctor', ['--help']).stdout).toMatch(/^Lists what to do before/)
  const { status, stderr } = runScript('doctor/doctor', ['--link'])
  expect(stderr).toMatch(/^Unknown option '--link'.*\n\nLists what to do before the site goes live\.\n/)
  expect(status).toBe(2)
})

import { execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { contentFiles } from '@/components/content/content-files'
import { printContent } from '@/scripts/import/merge/print-content'
import { enterCopy } from '@/tests/support/copy-site'
import { runScript } from '@/tests/support/run-script'
import { enterSpecimen, REPOSITORY } from '@/tests/support/specimen-site'

/** For Biome, which prints the files. */
const CONFIGURATION = ['biome.json', '.gitignore']
const require = createRequire(import.meta.url)

beforeEach(enterSpecimen)
afterAll(() => {
  for (const file of Object.keys(contentFiles)) vi.doUnmock(moduleOf(file))
})

beforeEach(() => {
  for (const file of CONFIGURATION) cpSync(join(REPOSITORY, file), file)
  vi.stubEnv('SITE_LANGUAGES', undefined)
})

function commit() {
  git('init', '--quiet')
  git('add', 'content', 'public')
  git('-c', 'user.name=Ada', '-c', 'user.email=ada@ada.dev', 'commit', '--quiet', '--message', 'Start')
}

function git(...args: string[]) {
  return execFileSync('git', args, { encoding: 'utf8' })
}

function read(file: string) {
  return readFileSync(file, 'utf8')
}

/** The name by which the site imports a content file. */
function moduleOf(file: string) {
  return `@/${file.replace('.ts', '')}`
}

/** Imports a résumé into this folder, whose content is read again each time. */
async function importInto(resume: string) {
  writeFileSync('resume.json', resume)
  for (const path of Object.keys(require.cache))
    if (path.startsWith(process.cwd())) delete require.cache[path]
  vi.resetModules()
  for (const file of Object.keys(contentFiles)) vi.doMock(moduleOf(file), () => require(resolve(file)))
  const { importFrom } = await import('@/scripts/import/import-from')
  return importFrom('resume.json')
}

test('the command writes whole files at once, says how to undo it, and ends with what the doctor finds', () => {
  enterCopy()
  for (const file of CONFIGURATION) cpSync(join(REPOSITORY, file), file)
  const services = read('content/services.ts').replace(/icon: '\w+',/g, '$& example: true,')
  writeFileSync('content/services.ts', services)
  const socials = read('content/socials.ts').replace('facebook.com/', 'facebook.com/old')
  writeFileSync('content/socials.ts', socials)
  commit()
  const profiles = [{ network: 'Facebook', url: 'https://www.facebook.com/ada' }]
  const basics = { name: 'Ada', phone: '+49 30 123456', profiles }
  const awards = [{ title: 'Medal', 'a\u001b[2J\n::error::': 1 }]
  writeFileSync('resume.json', JSON.stringify({ basics, awards, '::error::b': 2 }))
  expect(runScript('import/import')).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(/^Name one file or one account\.\n\nWrites what a résumé/),
  })
  const { status, stdout } = runScript('import/import', ['resume.json'])
  expect(status).toBe(0)
  expect(stdout).toMatch(
    /^Not imported, or not as it was\n {2}awards\[0\]\.aU\+001B\[2JU\+000A::error::: 1\n {2}: :error::b: 2\n {2}navigation: "Services"/,
  )
  const sideEffects =
    'Your phone number is public now: +49 30 123456. Delete it in content/owner.ts to keep it private.\nGone from content/socials.ts: Facebook https://www.facebook.com/old.\n'
  const names = 'owner socials career services projects navigation'.split(' ')
  const written = names.map((name) => `content/${name}.ts`)
  expect(stdout).toContain(
    `\n\nWritten: ${written.join(', ')}.\n${sideEffects}See it with: git diff\nUndo it with: git restore content public\n\nWorth improving`,
  )
  expect(git('diff', '--name-only').trim().split('\n')).toEqual(written.sort())
  expect(read('content/career.ts')).toMatch(
    /^\]\n\nexport const awards: Award\[\] = \[\{ title: 'Medal' \}\]\n$/m,
  )
})

test('refuses what could not be undone', async () => {
  await expect(importInto('{}')).rejects.toThrow('First run: git init && git add -A && git commit -m Start')
  commit()
  await expect(importInto('{}')).rejects.toThrow(/^resume\.json is refused: it has no fields\n/)
  // `npm run cv` has just printed it.
  writeFileSync('public/cv.pdf', '')
  appendFileSync('content/skills.ts', '// changed\n')
  await expect(importInto('{}')).rejects.toThrow(
    'These changes are not committed, so the import could not be undone. First commit them:\n M content/skills.ts',
  )
})

test.each(['\n', '\r\n'])('prints files as they were, with comments and the line ends %j', (end) => {
  // Biome leaves it to the author whether a short entry has one line.
  const words = (source: string) => source.replace(/[\s,]/g, '')
  // All in one, because each starts Biome.
  const files = Object.keys(contentFiles)
  const source = files.map(read).join('\n').replaceAll('\n', end)
  const values = Object.assign({}, ...files.map((file) => require(resolve(file))))
  expect(words(printContent(source, values))).toBe(words(source))
})

test('prints texts that look like code as plain text', () => {
  const texts = [
    `'single' "double" \`back\``,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is what must not become a template
    '${process.exit(1)} `${1}`',
    "\\ \\\\ \\n \\u0041 \\' $& $1",
    'a\nb\n\nc\u2028d\u2029e',
    '</script> <!-- --> */ // /*',
    '👩‍💻 🇩🇪 \ud83d',
    'مرحبا abc',
    'export const skills = []\n\nexport const skills',
    'ab"\'\\'.repeat(2_000),
  ]
  const skills = texts.map((skillName, id) => ({ id, skillName, amount: 10 }))
  writeFileSync('skills.ts', printContent(read('content/skills.ts'), { skills }))
  expect(require(resolve('skills.ts')).skills).toEqual(skills)
})

test('fills each language of the site from texts that stand in several, and undoes that as it says', async () => {
  mkdirSync('content/de')
  writeFileSync('content/words.ts', 'export const words = {}\n') // as before the site had languages
  writeFileSync('content/de/owner.ts', "export const owner = { roles: ['Alte.'], headline: 'Bleibt' }\n")
  commit()
  const resume = `
basics: { name: Ada, summary: { en: I compute., de: Ich rechne., fr: Je calcule. } }
work:
  - { name: Engines, position: { en: Head, de: Leiterin }, startDate: 2020 }
  - { name: Mill, position: { en: Clerk }, startDate: 2018, endDate: 2019 }
skills: [{ name: { en: Languages, de: Sprachen }, keywords: [Ada] }]
projects:
  - { name: { en: Board, de: Tafel }, description: B, keywords: [C++] }
`
  const outcome = await importInto(resume)
  expect(outcome).toContain('texts in several languages: ["fr"] (only en is read; each other one needs a')
  execFileSync('sh', ['-c', /Undo it with: (.*)/.exec(outcome)?.[1] ?? ''])
  expect(git('status', '--porcelain', '--', 'content', 'public')).toBe('')
  await importInto(resume)
  expect(read('content/career.ts')).toContain("position: 'Head'")
  const career = read('content/de/career.ts')
  const types =
    /^import type [^\n]+content\/career'\nimport type [^\n]+schema\/translated'\n\nexport const work: /
  expect(career).toMatch(types)
  expect(career).toMatch(/work: Translated<typeof first\.work> = \[\s*\{ position: 'Leiterin'.*'Clerk'/s)
  expect(read('content/de/skills.ts')).toMatch(/= \[\{ id: \d+, skillName: 'Sprachen' \}\]/)
  expect(read('content/de/owner.ts')).toMatch(/\['Alte\.'\][^}]*'Bleibt'[^}]*bio: 'Ich rechne\.'/)
  const [, id] = /id: (\d+),\s+title: 'Board'/.exec(read('content/projects.ts')) ?? []
  expect(read('content/de/projects.ts')).toContain(`[{ id: ${id}, title: 'Tafel' }]`)
  commit()
  expect(await importInto(resume)).toContain('Nothing to change.')
  const ship = '  - { name: { en: Ship, de: Schiff }, description: S, keywords: [C++] }'
  await importInto(resume.replace(/Languages, de: Sprachen/, 'Tools, de: Werkzeuge') + ship)
  expect(read('content/de/projects.ts')).toMatch(/title: 'Tafel'.*title: 'Schiff'/s)
  expect(read('content/de/skills.ts')).toMatch(/= \[\{ id: \d+, skillName: 'Werkzeuge' \}\]/)
  commit()
  const chief = 'work: [{ name: Looms, position: Chief, startDate: 2024 }]'
  expect(await importInto(chief)).toMatch(/ work: \[.*Leiterin.* \(stays in content\/de\/, where it says/)
})

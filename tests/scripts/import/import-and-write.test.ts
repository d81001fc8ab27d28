import { execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { contentFiles } from '@/components/content/content-files'
import { enterCopy, enterSpecimen, runScript } from '@/tests/support/copy-site'
import { write } from '@/tests/support/write'

beforeEach(enterSpecimen)
beforeEach(() => vi.stubEnv('SITE_LANGUAGES', undefined))

function git(...args: string[]) {
  return execFileSync('git', args, { encoding: 'utf8' })
}

function commit() {
  git('init', '--quiet')
  git('add', 'content', 'public')
  git('-c', 'user.name=Ada', '-c', 'user.email=ada@ada.dev', 'commit', '--quiet', '--message', 'Start')
}

function read(file: string) {
  return readFileSync(file, 'utf8')
}

/** Imports a résumé into this folder, whose content is read again each time. */
async function importInto(resume: string) {
  writeFileSync('resume.json', resume)
  for (const path of Object.keys(require.cache))
    if (path.startsWith(process.cwd())) delete require.cache[path]
  vi.resetModules()
  for (const file of Object.keys(contentFiles)) vi.doMock(`@/${file}`, () => require(resolve(file)))
  const { importAndWrite } = await import('@/scripts/import/import-and-write')
  return importAndWrite('resume.json')
}

test('the command writes whole files, says how to undo that, and ends with the doctor', () => {
  enterCopy()
  writeFileSync('scripts/doctor/doctor.ts', "console.log('What it finds')\nprocess.exitCode = 3\n")
  const services = read('content/services.ts')
  writeFileSync('content/services.ts', services.replace(/icon: '\w+',/g, '$& example: true,'))
  commit()
  const profiles = [{ network: 'Facebook', url: 'https://www.facebook.com/ada' }]
  const basics = { name: 'Ada', phone: '+49 30 123456', profiles }
  const awards = [{ title: 'Medal', 'a\u001b[2J\n::error::': 1 }]
  const work = [{ name: 'Mill' }, { name: 'Loom', location: 'Bath' }, { name: 'Den' }]
  writeFileSync('resume.json', JSON.stringify({ basics, awards, work, '::error::b': 2 }))
  const refusal = runScript('import/import')
  expect(refusal).toMatchObject({ status: 1, stdout: '' })
  expect(refusal.stderr).toMatch(/^Name one file or one account\.\n\nWrites what a résumé/)
  const { status, stdout } = runScript('import/import', ['resume.json'])
  expect(status).toBe(3)
  const names = ['owner', 'socials', 'career', 'services', 'projects', 'navigation']
  const written = names.map((name) => `content/${name}.ts`)
  expect(stdout).toBe(`Not imported, or not as it was
  : :error::b: 2
  awards[0].aU+001B[2JU+000A::error::: 1
  work[0]: {"name":"Mill"} (position: wanted a text, for example "Backend Developer"), and 2 more: Loom, Bath, Den
  navigation: "Services" (its page only had our examples, so it left the bar)

Written: ${written.join(', ')}.
Your phone number is public now: +49 30 123456. Delete it in content/owner.ts to keep it private.
See it with: git diff
Undo it with: git restore content

What it finds
`)
  expect(git('diff', '--name-only').trim().split('\n')).toEqual(written.sort())
  expect(read('content/career.ts')).toContain("\n]\n\nexport const awards: Award[] = [{ title: 'Medal' }]\n")
})

test('writes values where they are declared, and refuses a file that is code, with its line', async () => {
  const skills = read('content/skills.ts')
  const importZig = () => importInto('skills: [Zig]')
  const renamed = `${skills.replace('export const skills', 'let own')}export { own as skills }\n`
  writeFileSync('content/skills.ts', renamed)
  commit()
  await importZig()
  expect(read('content/skills.ts')).toMatch(
    /^let own.*= \[\{ id: \d+, skillName: 'Zig' \}\]\nexport \{ own as skills \}\n$/ms,
  )
  appendFileSync('content/skills.ts', 'own.pop()\n')
  commit()
  await expect(importZig()).rejects.toThrow(/^content\/skills\.ts:\d+ is code — wanted nothing but what/)
  writeFileSync('content/skills.ts', "export { skills } from './own'\n")
  writeFileSync('content/own.ts', skills)
  commit()
  await expect(importZig()).rejects.toThrow('content/skills.ts:1 is code — wanted export const skills = …')
})

test('takes the address of an account, or its name behind @, for the account', async () => {
  commit()
  const { importAndWrite } = await import('@/scripts/import/import-and-write')
  const sources = 'github:@ada/x @ada/x https://github.com/ada/x?tab=repositories github.com/ada/x/'
  for (const source of sources.split(' '))
    await expect(importAndWrite(source)).rejects.toThrow('Name the account as on GitHub')
})

test('refuses what could not be undone', async () => {
  await expect(importInto('{}')).rejects.toThrow('first run: git init && git add -A && git commit -m Start')
  commit()
  await expect(importInto('{}')).rejects.toThrow(/^resume\.json is refused: its fields are none\n/)
  appendFileSync('content/skills.ts', '// changed\n')
  await expect(importInto('{}')).rejects.toThrow(
    'These changes are not committed, so the import could not be undone. First commit them:\n M content/skills.ts',
  )
  for (const name of ['GIT_CONFIG_GLOBAL', 'GIT_CONFIG_SYSTEM']) vi.stubEnv(name, '/dev/null')
  vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1')
  await expect(importInto('{}')).rejects.toThrow('git config --global --add safe.directory')
  vi.stubEnv('PATH', '')
  await expect(importInto('{}')).rejects.toThrow('Git was not found. Install it')
})

test('fills each language of the site from texts in several languages, and undoes that', async () => {
  write('content/de/owner.ts', "export const owner = { roles: ['Alte.'], headline: 'Bleibt' }\n")
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
  cpSync('content', 'imported', { recursive: true })
  execFileSync('sh', ['-c', /Undo it with: (.*)/.exec(outcome)?.[1] ?? ''])
  expect(git('status', '--porcelain', '--', 'content', 'public')).toBe('')
  cpSync('imported', 'content', { recursive: true })
  expect(read('content/career.ts')).toContain("position: 'Head'")
  expect(read('content/de/career.ts')).toMatch(
    /^import type .+content\/career'\nimport type .+schema\/translated'\n\nexport const work: Translated<typeof first\.work> = \[\s*\{ position: 'Leiterin'[\s\S]*'Clerk'/,
  )
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

import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { copySite } from '../../../e2e/support/site'

/** One folder for all tests, because a program starts faster where it has run before. */
const site = mkdtempSync(join(tmpdir(), 'site-'))
afterAll(() => rmSync(site, { recursive: true }))

/** Copies the site of another owner. @param lines to append to the files of `content/`, by file name. */
function copy(lines: Record<string, string> = {}) {
  rmSync(site, { recursive: true })
  copySite(site, lines)
  // The story that we ship goes with its project.
  if (lines['projects.ts'] === MINE['projects.ts'])
    rmSync(join(site, 'content/projects'), { recursive: true })
  symlinkSync(join(process.cwd(), 'node_modules'), join(site, 'node_modules'))
}

function doctor(options: string[] = [], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/doctor/doctor.ts', ...options],
    {
      cwd: site,
      encoding: 'utf8',
      env: { ...process.env, SITE_URL: undefined, BASE_PATH: undefined, SITE_LANGUAGES: undefined, ...env },
    },
  )
  return { status, stdout, stderr }
}

const MINE = {
  'owner.ts': `Object.assign(owner, { name: 'Ada', email: 'ada@lovelace.org', handle: 'ada', bio: 'I compute.', cv: '', passions: [], aboutPicture: '', headline: '', place: '' })`,
  'socials.ts': 'socials.splice(0); contactSocials.splice(0)',
  'career.ts': 'work.splice(0); education.splice(0); awards.splice(0)',
  'skills.ts': 'skills.splice(1); Object.assign(skills[0] ?? {}, { amount: 99 })',
  'services.ts': 'services.splice(0)',
  'projects.ts': 'projects.splice(0)',
  'navigation.ts': 'navigation.splice(3, 2)',
}

/** Nothing of the owner's. */
const OURS = {
  'owner.ts': `Object.assign(owner, { name: 'Your Name', cv: 'https://example.com/cv.pdf', portrait: '/drawings/ours.svg', aboutPicture: '' })`,
  'socials.ts': 'contactSocials.splice(1)',
  'career.ts': 'work.splice(0); education.splice(0)',
  'projects.ts':
    'for (const project of projects.slice(1)) Object.assign(project, { example: true, image: undefined })',
}

/** With a picture of ours. */
function copyOurs() {
  copy(OURS)
  rmSync(join(site, 'content/projects'), { recursive: true })
  const projects = join(site, 'content/projects.ts')
  writeFileSync(projects, readFileSync(projects, 'utf8').replace(/ {4}story: .*\n/, '    example: true,\n'))
  writeFileSync(
    join(site, 'public/drawings/ours.svg'),
    '<svg id="drawing" viewBox="0 0 1 1" xmlns="http://www.w3.org/2000/svg"><!-- placeholder --></svg>',
  )
}

test('lists what is still as shipped in order, each with file and line, and passes', () => {
  copyOurs()
  const { status, stdout } = doctor(['--json'])
  const reports: { kind: string; file: string; line: number; text: string }[] = JSON.parse(stdout)
  expect(status).toBe(0)
  expect(new Set(reports.map(({ kind }) => kind))).toEqual(new Set(['as shipped']))
  expect(reports.map(({ file, line, text }) => [file, line && text.split(':')[0]])).toEqual([
    ['content/owner.ts', 'owner, name'],
    ['content/owner.ts', 'owner, handle'],
    ['content/owner.ts', 'owner, portrait'],
    ['content/owner.ts', 'owner, cv'],
    ['content/socials.ts', 'social 1 (Twitter), link'],
    ['content/socials.ts', 'contactSocial 1 (Facebook), link'],
    ['content/career.ts', 'awards'],
    ['content/projects.ts', 'projects'],
    ['public/drawings/ours.svg', null],
    ['environment', null],
  ])
  for (const { file, line, text } of reports.filter(({ line }) => line))
    expect(readFileSync(join(site, file), 'utf8').split('\n')[line - 1]).toContain(
      text.split(':')[0]?.split(' ').at(-1)?.replace('link', 'label'),
    )
})

test('says that what is as shipped fails with --strict', () => {
  copyOurs()
  const { status, stdout } = doctor(['--strict'])
  expect(status).toBe(1)
  expect(stdout).toMatch(
    /^Still as shipped: replace it with yours, or delete it \(this fails because of --strict\):\n\n {2}content\/owner\.ts:\d+, owner, name: "Your Name"\n/,
  )
  expect(stdout).toMatch(
    / {2}content\/projects\.ts:\d+, projects: as shipped; yours when "example: true" is deleted\n/,
  )
  expect(stdout).toContain('  environment, SITE_URL: missing — wanted')
})

test('has nothing to report for the site of an owner', () => {
  copy(MINE)
  rmSync(join(site, 'public/drawings'), { recursive: true })
  const svg = '<svg id="drawing" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'
  mkdirSync(join(site, 'public/drawings'))
  writeFileSync(join(site, 'public/drawings/portrait.svg'), svg)
  writeFileSync(join(site, 'public/drawings/icon.svg'), svg)
  const { status, stdout } = doctor(['--strict'], { SITE_URL: 'https://ada.example.com' })
  expect(stdout).toBe('Nothing is left to do.\n')
  expect(status).toBe(0)
})

test('lists mistakes first, with their lines, also those in .env and in the list of pages', () => {
  copy()
  const skills = readFileSync(join(site, 'content/skills.ts'), 'utf8')
  writeFileSync(
    join(site, 'content/skills.ts'),
    skills.replace("'Python', amount: 40", "'Python', amount: 140"),
  )
  const line = skills.split('\n').findIndex((text) => text.includes('Python')) + 1
  writeFileSync(join(site, '.env'), 'SITE_URL=ada.example.com\n')
  rmSync(join(site, 'app/(default)/contact'), { recursive: true })
  const { status, stdout } = doctor()
  const [mistakes = '', rest = ''] = stdout.split('\n\nStill as shipped')
  expect(mistakes).toMatch(/^Mistakes, which stop the build:\n\n/)
  expect(mistakes).toContain(
    `  content/skills.ts:${line}, skill 3 (Python), amount: 140 — wanted a number from 0 to 100, for example 60`,
  )
  expect(mistakes).toMatch(
    /content\/schema\/pages\.ts:\d\d, pages, \/contact: there is no app\/\(default\)\/contact\/page\.tsx/,
  )
  expect(mistakes).toContain('  environment, SITE_URL is “ada.example.com”')
  expect(rest).toMatch(/^: replace it with yours, or delete it \(this fails only with --strict\)/)
  expect(status).toBe(1)
})

test.each([
  ['skills.ts', 'is not TypeScript', 'oops {', 'Expected ";" but found "{"'],
  [
    'skills.ts',
    'throws when it is read',
    'skills.at(99)!.id = 1',
    "Cannot set properties of undefined (setting 'id')",
  ],
])('names the line where %s %s', (file, _, line, text) => {
  copy({ [file]: line })
  const { length } = readFileSync(join(site, 'content', file), 'utf8')
    .trimEnd()
    .split('\n')
  const { status, stdout } = doctor()
  expect(stdout).toMatch(
    `Mistakes, which stop the build:\n\n  content/${file}:${length}, ${text}\n\nStill as shipped`,
  )
  expect(status).toBe(1)
})

test('lists the mistakes of all files in one round, with what is likely missing where one is broken', () => {
  copy({ 'owner.ts': `owner.email = ''` })
  const change = (file: string, from: string | RegExp, to: string) => {
    const text = readFileSync(join(site, file), 'utf8')
    writeFileSync(join(site, file), text.replace(from, to))
    expect(readFileSync(join(site, file), 'utf8')).not.toBe(text)
  }
  change('content/skills.ts', /(amount: 70.*),$/m, '$1')
  change('content/services.ts', /btnData: '(.*)',$/m, "btnData: '$1,")
  change('content/projects/relay-board.mdx', /^date: .*$/m, 'date: soon')
  appendFileSync(join(site, 'content/projects/relay-board.mdx'), '\n<Chart />\n')
  const { status, stdout } = doctor()
  expect(stdout).toMatch(/skills\.ts:\d+, found "\{" — wanted a comma in front of it\n/)
  expect(stdout).toMatch(
    /services\.ts:\d+, found the end of the line — wanted a quote at the end of the text\n/,
  )
  expect(stdout).toMatch(/owner\.ts:\d+, owner, email: "" — wanted/)
  expect(stdout).toMatch(/relay-board\.mdx:\d+, date: "soon" — wanted/)
  expect(stdout).toMatch(/relay-board\.mdx:\d+, <Chart>: there is no such component/)
  expect(stdout.split('Still as shipped')[0]?.match(/^ {2}content\//gm)).toHaveLength(5)
  expect(status).toBe(1)
})

test('a build passes with advice, and says nothing about what is as shipped', () => {
  copy({ 'projects.ts': 'for (const project of projects) project.isNew = false' })
  const { status, stderr } = doctor(['--mistakes'])
  expect(stderr).toContain('Worth improving:\n\n  content/projects.ts')
  expect(stderr).not.toContain('Still as shipped')
  expect(status).toBe(0)
})

test('judges no link with --links if no host answers', () => {
  copy({
    ...MINE,
    'owner.ts': `${MINE['owner.ts']}; Object.assign(owner, { handle: 'octocat', cv: 'https://nobody.invalid/cv.pdf' })`,
  })
  mkdirSync(join(site, 'content/notes'), { recursive: true })
  const note = '---\ntitle: A\ndate: 2026-01-01\nsummary: B\n---\n\n[C](https://nobody.invalid/)\n'
  writeFileSync(join(site, 'content/notes/a.md'), note)
  const { status, stdout } = doctor(['--links'])
  expect(stdout).toMatch(
    /^Links that nobody could check:\n\n {2}environment, network: no host answers \(.+\), so no link was judged\n\nStill as shipped/,
  )
  expect(status).toBe(1)
})

test('the hook for a bare "next build" stops at a mistake and reports it once', () => {
  copy({ 'skills.ts': `Object.assign(skills[2] ?? {}, { amount: 140 })` })
  const hook = `require('./next.config').default('phase-production-build').then(({ compiler }) => compiler.runAfterProductionCompile())`
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '-e', hook], {
    cwd: site,
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr).toMatch(/^content\/skills\.ts:\d+, skill 3 \(Python\), amount: 140 — .*\n$/)
})

test('checks the folder of a further language, and counts what it lacks', () => {
  copy({ ...MINE, 'skills.ts': '', 'career.ts': '', 'services.ts': '', 'projects.ts': 'projects.splice(1)' })
  mkdirSync(join(site, 'content/de'))
  const write = (text: string) => writeFileSync(join(site, 'content/de/projects.ts'), text)
  write(
    `export const projects = [\n  { id: 33, title: '' },\n  { id: 33, role: 7 },\n]\nexport const projectFilters = [{ value: '', label: 'Alle' }]\n`,
  )
  writeFileSync(
    join(site, 'content/de/owner.ts'),
    `export const owner = { roles: 'Entwicklerin.',\n hue: 20, handle: 'ada', counterAttributes: { 'data-a': 'b' } }`,
  )
  writeFileSync(join(site, 'content/de/career.ts'), 'export const work = [\n')
  writeFileSync(join(site, 'content/de/colours.ts'), '')
  writeFileSync(join(site, 'content/de/skills.ts'), `export const skills = [{ id: 9, skillName: 'C' }]`)
  for (const name of ['de-old', 'bak', 'pt_br', 'cv']) mkdirSync(join(site, 'content', name))
  const { stdout } = doctor()
  expect(stdout).toMatch(/content\/de\/career\.ts:\d, found the end/)
  expect(stdout).toMatch(
    /content\/de\/colours\.ts:1, there is no such file in content\/ — wanted one of content\/de\/owner/,
  )
  expect(stdout).toMatch(/content\/de\/projects\.ts:2, project 1[^\n]*, title: "" — wanted/)
  expect(stdout).toMatch(/content\/de\/projects\.ts:3, projects 2, id: 33 — it is there twice/)
  expect(stdout).toMatch(
    /content\/de\/skills\.ts:1, skills: 1 of 12 — in content\/, an id is missing or there twice/,
  )
  expect(stdout).toMatch(/content\/de\/owner\.ts:1, owner, roles: "Entwicklerin\." — wanted/)
  // The handle is that of the first language.
  expect(stdout.match(/content\/de\/owner\.ts:2, owner, .* — the site has one for .*/g)).toEqual([
    'content/de/owner.ts:2, owner, hue: 20 — the site has one for all languages; say it in content/owner.ts, and delete this line',
    expect.stringContaining('owner, counterAttributes: {"data-a":"b"} — the site has one for'),
  ])
  // The services of the first language do not fit the filters of this one.
  expect(stdout).toMatch(/content\/services\.ts:\d+, service 1[^\n]*, filter: /)
  for (const file of ['career', 'colours', 'owner', 'skills']) rmSync(join(site, `content/de/${file}.ts`))
  write(`export const projects = [{ id: 33, description: 'Ein Brett.' }]\n`)
  writeFileSync(join(site, 'content/de/career.ts'), 'export const work = []')
  writeFileSync(join(site, 'content/de/descriptions.ts'), `export const descriptions = { '/about': 'Kurz' }`)
  const next = doctor().stdout
  expect(next).toContain('content/de/descriptions.ts:1, descriptions, /about: "Kurz" — 4 characters')
  for (const name of ['de-old', 'bak'])
    expect(next).toContain(`content/${name}, its name is no tag of a language`)
  expect(next).toMatch(/content\/pt_br, [^\n]* rename it to pt-BR\n/)
  expect(next).toMatch(/content\/cv, no file in it is called like one in content\/, so it shows nowhere; /)
  expect(next).toMatch(
    /content\/de, not in German yet: only 0 of 1 work; \d+ of \d+ texts: owner\.roles, [^\n]*; 1 of 1 stories and notes: content\/projects\/relay-board\.mdx/,
  )
})

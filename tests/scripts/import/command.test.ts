import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { content } from '@/app/_check/content-files'
import { printContent } from '@/scripts/import/print-content'
import { copySite, startStandIn } from '../../../e2e/support/site'
import { github, SHOT, withPictures } from './github'

/** One folder for all tests, because a program starts faster where it has run before. */
const site = mkdtempSync(join(tmpdir(), 'site-'))
afterAll(() => rmSync(site, { recursive: true }))

/** Copies the site of another owner. */
beforeEach(() => {
  rmSync(site, { recursive: true })
  copySite(site)
  symlinkSync(join(process.cwd(), 'node_modules'), join(site, 'node_modules'))
  for (const file of ['biome.json', '.gitignore']) cpSync(file, join(site, file))
})

function commit(...paths: string[]) {
  git('init', '--quiet')
  git('add', 'content', 'public', ...paths)
  git('-c', 'user.name=Ada', '-c', 'user.email=ada@ada.dev', 'commit', '--quiet', '--message', 'Start')
}

function git(...args: string[]) {
  return execFileSync('git', args, { cwd: site, encoding: 'utf8' })
}

async function run(args: string[], env: Record<string, string> = {}, cwd = site) {
  const command = ['--import', 'tsx', 'scripts/import/import.ts', ...args]
  const child = spawn(process.execPath, command, {
    cwd,
    env: { ...process.env, SITE_LANGUAGES: undefined, ...env },
  })
  const [[status], stdout, stderr] = await Promise.all([
    once(child, 'close'),
    text(child.stdout),
    text(child.stderr),
  ])
  return { status, stdout, stderr }
}

test('writes whole files at once, says how to see and undo it, and ends with what the doctor finds', async () => {
  const services = join(site, 'content/services.ts')
  writeFileSync(services, readFileSync(services, 'utf8').replace(/icon: '\w+',/g, '$& example: true,'))
  commit()
  const file = '{"basics":{"name":"Ada"},"awards":[{"title":"Medal","a\\u001b[2J\\u202e":1}]}'
  writeFileSync(join(site, 'resume.json'), file)
  const { status, stdout } = await run(['resume.json'])
  expect(status).toBe(0)
  expect(stdout).toMatch(
    /^Not imported, or not as it was\n {2}awards\[0\]\.a\[2J: 1\n {2}navigation: "Services"/,
  )
  const written = 'owner career services projects navigation'.split(' ').map((name) => `content/${name}.ts`)
  expect(stdout).toContain(
    `\n\nWritten: ${written.join(', ')}.\nSee it with: git diff\nUndo it with: git restore content public\n\nWorth improving`,
  )
  expect(git('diff', '--name-only').trim().split('\n')).toEqual(written.sort())
  const career = readFileSync(join(site, 'content/career.ts'), 'utf8')
  expect(career).toContain("export const awards: Award[] = [{ title: 'Medal' }]\n\nexport const certificates")
  git('restore', 'content', 'public')
  expect(git('status', '--porcelain', '--', 'content', 'public')).toBe('')
})

test('writes nothing of a file that it does not know', async () => {
  commit()
  writeFileSync(join(site, 'resume.json'), '{"meta":{"format":"FRESH@0.6"},"employment":{"history":[]}}')
  const { status, stderr } = await run(['resume.json'])
  expect(status).toBe(1)
  expect(stderr).toMatch(/^resume\.json is refused: it seems to be a FRESH résumé; .*\n$/)
  expect(git('status', '--porcelain', '--', 'content', 'public')).toBe('')
})

test('refuses what could not be undone, and content with mistakes', async () => {
  expect((await run(['resume.json'])).stderr).toContain(
    'First run: git init && git add -A && git commit -m Start',
  )
  commit()
  // `npm run cv` has just printed it.
  writeFileSync(join(site, 'public/cv.pdf'), '')
  appendFileSync(join(site, 'content/skills.ts'), 'Object.assign(skills[0] ?? {}, { amount: 140 })\n')
  expect(await run(['resume.json'])).toMatchObject({
    status: 1,
    stderr:
      'These changes are not committed, so the import could not be undone. First commit them:\n M content/skills.ts\n',
  })
  commit()
  expect((await run(['resume.json'])).stderr).toMatch(
    /^Mistakes in the content:\ncontent\/skills\.ts:4, skill 1 \(C\), amount: 140/,
  )
})

test('writes the pictures of an account, and undoes that as it says', async () => {
  mkdirSync(join(site, 'public/projects'))
  writeFileSync(join(site, 'public/projects/loom_cards.png'), SHOT)
  commit()
  const standIn = await startStandIn()
  standIn.answer = github({ files: withPictures(/dusty|loom_cards/) })
  const { stdout } = await run(['github:ada-l'], standIn.env)
  await standIn.stop()
  expect(readFileSync(join(site, 'public/projects/dusty.png'))).toEqual(SHOT)
  expect(readFileSync(join(site, 'content/projects.ts'), 'utf8')).toContain("image: '/projects/dusty.png'")
  execFileSync('sh', ['-c', /Undo it with: (.*)/.exec(stdout)?.[1] ?? ''], { cwd: site })
  expect(git('status', '--porcelain', '--', 'content', 'public')).toBe('')
})

test('loses nothing in a clone with the line ends of Windows, which a clone of ours does not get', async () => {
  const note = '---\ntitle: A\ndate: 2026-01-01\nsummary: B\n---\n\nC\n'.replaceAll('\n', '\r\n')
  mkdirSync(join(site, 'content/notes'))
  writeFileSync(join(site, 'content/notes/a.md'), note)
  const career = 'content/career.ts'
  const clone = (name: string) => {
    git('clone', '--quiet', '--config', 'core.autocrlf=true', '.', name)
    return (file: string) => readFileSync(join(site, name, file), 'utf8')
  }
  commit('.')
  const read = clone('windows')
  const before = read(career)
  expect(before).toContain('\r\n')
  writeFileSync(join(site, 'windows/resume.json'), '{"basics":{"name":"Ada"},"interests":[{"name":"Chess"}]}')
  expect(await run(['resume.json'], {}, join(site, 'windows'))).toMatchObject({ status: 0, stderr: '' })
  const names = (source: string) => source.match(/^export const \w+/gm)
  expect(names(read(career))).toEqual(names(before))
  expect(read(career)).toContain("interests: Interest[] = [{ name: 'Chess' }]")
  expect(names(read('content/projects.ts'))).toEqual(['export const projectFilters', 'export const projects'])

  cpSync('.gitattributes', join(site, '.gitattributes'))
  commit('.gitattributes')
  expect(clone('ours')(career)).not.toContain('\r')
})

test('prints a file with its own values as it was, comments included', () => {
  // Biome leaves it to the author whether a short entry has one line.
  const words = (source: string) => source.replace(/[\s,]/g, '')
  for (const [file, exports] of Object.entries(content))
    expect(words(printContent(`tests/specimen/${file}`, exports))).toBe(
      words(readFileSync(`tests/specimen/${file}`, 'utf8')),
    )
})

test('prints texts that look like code as plain text', async () => {
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
  const file = join(site, 'skills.ts')
  writeFileSync(file, printContent('tests/specimen/content/skills.ts', { skills }))
  expect((await import(file)).skills).toEqual(skills)
})

test('fills each language of the site from texts that stand in several', async () => {
  mkdirSync(join(site, 'content/de'))
  writeFileSync(
    join(site, 'content/de/owner.ts'),
    "export const owner = { roles: ['Alte.'], headline: 'Bleibt' }\n",
  )
  commit()
  const resume = {
    basics: { name: 'Ada', summary: { en: 'I compute.', de: 'Ich rechne.', fr: 'Je calcule.' } },
    work: [
      { name: 'Engines', position: { en: 'Head', de: 'Leiterin' }, startDate: '2020' },
      { name: 'Mill', position: { en: 'Clerk' }, startDate: '2018', endDate: '2019' },
    ],
    skills: [{ name: { en: 'Languages', de: 'Sprachen' }, keywords: ['Ada'] }],
    projects: [{ name: { en: 'Board', de: 'Tafel' }, description: 'B', keywords: ['C++'] }],
  }
  writeFileSync(join(site, 'resume.json'), JSON.stringify(resume))
  const { stdout } = await run(['resume.json'])
  expect(stdout).toContain(
    'texts in several languages: ["fr"] (only en is read; each other one needs a folder',
  )
  const read = (file: string) => readFileSync(join(site, 'content', file), 'utf8')
  expect(read('career.ts')).toContain("position: 'Head'")
  expect(read('de/career.ts')).toMatch(
    /export const work: Translated<typeof first\.work> = \[\s*\{ position: 'Leiterin'/,
  )
  expect(read('de/career.ts')).toContain("position: 'Clerk'")
  expect(read('de/skills.ts')).toMatch(/= \[\{ id: \d+, skillName: 'Sprachen' \}\]/)
  expect(read('de/owner.ts')).toMatch(/roles: \['Alte\.'\][^}]*headline: 'Bleibt'[^}]*bio: 'Ich rechne\.'/)
  const [, id] = /id: (\d+),\s+title: 'Board'/.exec(read('projects.ts')) ?? []
  expect(read('de/projects.ts')).toContain(`[{ id: ${id}, title: 'Tafel' }]`)
  commit()
  const tools = { name: { en: 'Tools', de: 'Werkzeuge' }, keywords: ['Loom'] }
  const ship = { name: { en: 'Ship', de: 'Schiff' }, description: 'S', keywords: ['C++'] }
  writeFileSync(
    join(site, 'resume.json'),
    JSON.stringify({ ...resume, projects: [...resume.projects, ship], skills: [tools] }),
  )
  await run(['resume.json'])
  expect(read('de/projects.ts')).toMatch(/title: 'Tafel'.*title: 'Schiff'/s)
  expect(read('de/skills.ts')).toMatch(/= \[\{ id: \d+, skillName: 'Werkzeuge' \}\]/)
})

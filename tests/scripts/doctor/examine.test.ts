import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { beforeEach, expect, test, vi } from 'vitest'
import { isFailure, reportOf } from '@/app/_check/report'
import { changed, type Draft } from '@/tests/support/changed'
import { FACTS } from '@/tests/support/facts'
import { enterSpecimen } from '@/tests/support/specimen-site'
import { write } from '@/tests/support/write'

beforeEach(enterSpecimen)

beforeEach(() => {
  vi.stubEnv('SITE_URL', undefined)
  vi.resetModules()
})

async function examine(change: (draft: Draft) => void, options = {}) {
  const { examine } = await import('@/scripts/doctor/examine')
  return examine({ content: changed(change), unreadable: [] }, options)
}

const CV = 'https://nobody.invalid/cv.pdf'

/** What the owner has written themselves. */
function ownSite(draft: Draft) {
  const none = { socials: [], contactSocials: [], awards: [], services: [] }
  Object.assign(draft, none, { projectFilters: draft.projectFilters.slice(0, 3) })
  Object.assign(draft.owner, { handle: 'ada', cv: CV, passions: [], aboutPicture: '' })
  draft.projects = [{ ...draft.projects[0], role: 'Lead', highlights: ['3 times faster.'] }]
}

test('lists what is still as shipped in order, each with file and line, which fails only with --strict', async () => {
  writeFileSync('public/drawings/ours.svg', '<svg id="drawing"><!-- placeholder --></svg>')
  const reports = await examine((draft) => {
    draft.owner.name = 'Your Name'
    draft.contactSocials.splice(1)
    draft.work = []
    for (const project of draft.projects) project.example = true
  })
  expect(reports.map(({ kind, file, line, text }) => [kind, file, line && text.split(':')[0]])).toEqual(
    [
      ['content/owner.ts', 'owner, name'],
      ['content/owner.ts', 'owner, handle'],
      ['content/socials.ts', 'social 1 (Twitter), link'],
      ['content/socials.ts', 'contactSocial 1 (Facebook), link'],
      ['content/career.ts', 'awards'],
      ['content/projects.ts', 'projects'],
      ['public/drawings/ours.svg', null],
      ['environment', null],
    ].map((place) => ['as shipped', ...place]),
  )
  for (const { file, line, text } of reports.filter(({ line }) => line))
    expect(readFileSync(file, 'utf8').split('\n')[Number(line) - 1]).toContain(
      text.split(':')[0]?.split(' ').at(-1)?.replace('link', 'label'),
    )
  expect(reportOf(reports, { strict: true })).toMatch(
    /^Still as shipped: replace it with yours, or delete it \(this fails because of --strict\):\n\n {2}content\/owner\.ts:\d+, owner, name: "Your Name"\n/,
  )
  expect(reportOf(reports)).toContain('or delete it (this fails only with --strict):')
  expect([isFailure(reports), isFailure(reports, true)]).toEqual([false, true])
})

test('has nothing to report for the site of an owner', async () => {
  vi.stubEnv('SITE_URL', 'https://ada.example.com')
  const reports = await examine(ownSite)
  expect(reportOf(reports)).toBe('Nothing is left to do.')
  expect(isFailure(reports, true)).toBe(false)
})

test('a build passes with advice, and says nothing about what is as shipped', async () => {
  const reports = await examine(() => {}, { mistakes: true })
  expect(new Set(reports.map(({ kind }) => kind))).toEqual(new Set(['warning']))
  expect(reportOf(reports, { mistakes: true })).toMatch(/^Worth improving:\n\n {2}content\//)
  expect(isFailure(reports)).toBe(false)
})

test('requests every link of the content with --links, and finds none dead if no host answers', async () => {
  const network = vi.fn(async (_link: string) => Promise.reject(new TypeError('fetch failed')))
  vi.stubGlobal('fetch', network)
  write('content/notes/a.md', `${FACTS}\n[C](https://nobody.invalid/)\n`)
  const reports = await examine(ownSite, { links: true })
  const links = [CV, 'https://hale.example/relay-board', 'https://nobody.invalid/', 'https://github.com/ada']
  expect(new Set(network.mock.calls.map(([link]) => link))).toEqual(new Set(links))
  expect(reportOf(reports)).toMatch(
    /^Links that nobody could check:\n\n {2}environment, network: no host answers \(.+\), so no link was checked\n\nStill as shipped/,
  )
  expect(isFailure(reports)).toBe(true)
})

/** @param files of a further language, by their names. */
async function reportOn(files: Record<string, string>) {
  vi.stubEnv('SITE_LANGUAGES', undefined)
  for (const [name, text] of Object.entries(files)) write(`content/de/${name}.ts`, text)
  const { readContent } = await import('@/scripts/support/read-content')
  const read = await readContent()
  const { examine } = await import('@/scripts/doctor/examine')
  return reportOf(await examine(read))
}

test('checks the folder of a further language', async () => {
  const mistakes = await reportOn({
    projects: `export const projects = [\n  { id: 33, title: '' },\n  { id: 33, role: 7 },\n]\nexport const projectFilters = [{ value: '', label: 'Alle' }]\n`,
    owner: `export const owner = { roles: 'Entwicklerin.',\n hue: 20, handle: 'octocat', counterAttributes: { 'data-a': 'b' } }`,
    career: 'export const work = [\n',
    colours: '',
    skills: `export const skills = [{ id: 9, skillName: 'C' },\n{ id: 9, skillName: '' }]`,
  })
  for (const mistake of [
    /content\/de\/career\.ts:\d, found the end/,
    /content\/de\/colours\.ts:1, there is no such file in content\/ — wanted one of content\/de\/owner/,
    /content\/de\/projects\.ts:2, project 1[^\n]*, title: "" — wanted/,
    /content\/de\/projects\.ts:3, project 2, id: 33 — it is there twice/,
    /content\/de\/skills\.ts:1, skills: 2 of 12 — in content\/, an id is missing or there twice/,
    /content\/de\/skills\.ts:2, skill 2, skillName: "" — wanted/,
    /content\/de\/owner\.ts:1, owner, roles: "Entwicklerin\." — wanted/,
    /content\/de\/owner\.ts:2, owner, hue: 20 — the site has one for all languages; say it in content\/owner\.ts, and delete this line/,
    /content\/de\/owner\.ts:2, owner, counterAttributes: {"data-a":"b"} — the site has one for/,
    // The services of the first language do not fit the filters of this one.
    /content\/services\.ts:\d+, service 1[^\n]*, filter: /,
  ])
    expect(mistakes).toMatch(mistake)
  // The handle is that of the first language.
  expect(mistakes).not.toContain('content/de/owner.ts:2, owner, handle')
})

test('counts what a further language lacks, and names what is none', async () => {
  for (const name of ['bak', 'pt_br', 'cv']) mkdirSync(`content/${name}`)
  write('content/de/projects/kompass.md', FACTS)
  const warnings = await reportOn({
    projects: `export const projects = [{ id: 33, description: 'Ein Brett.' }, { id: 1, story: 'kompass' }]\n`,
    career: 'export const work = []',
    'note/one': '',
    descriptions: `export const descriptions = { '/about': 'Kurz' }`,
  })
  for (const warning of [
    /content\/de\/descriptions\.ts:1, descriptions, \/about: "Kurz" — 4 characters/,
    /content\/bak, its name is no tag of a language/,
    /content\/pt_br, its name is no tag of a language, so it shows nowhere; wanted one such as de or pt-BR\n/,
    /content\/de\/note, it shows nowhere; give it the name of a folder in content\//,
    /content\/cv, no file in it is called like one in content\/, so it shows nowhere; /,
    /content\/de, not in German yet: only 0 of 1 work; [^\n]*23 of 24 texts: owner\.roles, owner\.passions, [^\n]*; 1 of 2 stories, notes and pages: content\/projects\/relay-board\.mdx/,
  ])
    expect(warnings).toMatch(warning)
  expect(warnings).not.toContain('no project names it')
})

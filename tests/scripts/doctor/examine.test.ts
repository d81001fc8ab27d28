import { beforeEach, expect, test, vi } from 'vitest'
import { isFailure, reportOf } from '@/app/_findings/report'
import { changed, type Draft } from '@/tests/support/changed'
import { enterSpecimen } from '@/tests/support/copy-site'
import { FRONT_MATTER, write } from '@/tests/support/write'

beforeEach(() => {
  enterSpecimen()
  vi.stubEnv('SITE_URL', undefined)
})

/** Examines the site as a new process does, which has read no text yet. */
async function examine(change: (draft: Draft) => void, options = {}) {
  vi.resetModules()
  const { examine } = await import('@/scripts/doctor/examine')
  return examine({ content: changed(change), unreadable: [] }, options)
}

const CV = 'https://nobody.invalid/cv.pdf'

/** Replaces the content that we ship by an owner's. */
function ownSite(draft: Draft) {
  const none = { socials: [], contactSocials: [], awards: [], services: [] }
  Object.assign(draft, none, { projectFilters: draft.projectFilters.slice(0, 3) })
  Object.assign(draft.owner, { handle: 'ada', cv: CV, passions: [], aboutPicture: '' })
  draft.projects = [{ ...draft.projects[0], role: 'Lead', highlights: ['3 times faster.'] }]
}

test('lists what is still as shipped, the address last, and fails for it only with --strict', async () => {
  const reports = await examine((draft) => {
    ownSite(draft)
    draft.owner.name = 'Your Name'
  })
  const kind = 'as shipped'
  const name = { kind, file: 'content/owner.ts', line: expect.any(Number) }
  expect(reports).toMatchObject([name, { kind, file: 'environment', line: null }])
  expect(reportOf(reports, { strict: true })).toContain('or delete it (this fails because of --strict):')
  expect([isFailure(reports), isFailure(reports, true)]).toEqual([false, true])
})

test('reports nothing for the site of an owner, but asks for a decision if a story has none', async () => {
  vi.stubEnv('SITE_URL', 'https://ada.example.com')
  expect(await examine(ownSite)).toEqual([])
  write('content/projects/relay-board.mdx', FRONT_MATTER.replace('title', 'problem: It was slow.\ntitle'))
  const report = reportOf(await examine(ownSite))
  expect(report).toContain('(Relay Board): it does not say a decision (decisions: [')
})

test('a build passes with advice, and says nothing about what is as shipped', async () => {
  const reports = await examine(() => {}, { isBuild: true })
  expect(new Set(reports.map(({ kind }) => kind))).toEqual(new Set(['warning']))
  expect(reportOf(reports, { isBuild: true })).toMatch(/^Worth improving:\n\n {2}content\//)
  expect(isFailure(reports)).toBe(false)
})

test('requests every link of the content with --links, and finds none dead if no host answers', async () => {
  const network = vi.fn(async (_link: string) => Promise.reject(new TypeError('fetch failed')))
  vi.stubGlobal('fetch', network)
  write('content/notes/a.md', `${FRONT_MATTER}\n[C](https://nobody.invalid/)\n`)
  const reports = await examine(ownSite, { links: true })
  const links = [CV, 'https://hale.example/relay-board', 'https://nobody.invalid/', 'https://github.com/ada']
  expect(new Set(network.mock.calls.map(([link]) => link))).toEqual(new Set(links))
  expect(reportOf(reports)).toMatch(
    /^Links that nobody could check:\n\n {2}environment, network: no host answers \(.+\), so no link was checked\n\nStill as shipped/,
  )
  expect(isFailure(reports)).toBe(true)
})

test('requests a link three times before it is dead, and tells apart hosts that refuse programs', async () => {
  const pause = vi.fn()
  vi.doMock('node:timers/promises', () => ({ setTimeout: pause }))
  const board = 'https://hale.example/relay-board'
  const answers = { [CV]: [404, 200], [board]: [404, 500, 404], 'https://github.com/ada': [999] }
  const statuses = new Map(Object.entries(answers))
  vi.stubGlobal('fetch', async (link: string) => ({ status: statuses.get(link)?.shift() }))
  const reports = await examine(ownSite, { patient: true })
  expect(pause.mock.calls).toEqual([[300_000], [300_000]])
  expect(reportOf(reports)).toMatch(
    /^Dead links:\n\n {2}content\/projects\.ts:\d+, project 1 .* — HTTP 404, and it is marked as live\n\nNot known, because these hosts refuse programs:\n\n {2}content\/owner\.ts:\d+, owner, handle: "ada" — HTTP 999\n\nStill/,
  )
  const failing = reports.filter((found) => isFailure([found], true))
  expect(failing.map(({ kind }) => kind)).toEqual(['dead live link', 'as shipped'])
})

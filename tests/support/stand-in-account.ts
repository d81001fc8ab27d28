import { appendFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { afterAll, beforeEach, vi } from 'vitest'
import { importAccount } from '@/scripts/import/import-account'
import { enterSpecimen } from '@/tests/support/copy-site'
import { asShipped, withTexts } from '@/tests/support/import-file'
import { json, startStandIn } from '@/tests/support/stand-in'

export const ACCOUNT = 'https://github.com/ada-l'
export const MINE = { example: undefined }
export const SHIPPED_PICTURES = { portrait: '/drawings/portrait.svg', aboutPicture: '/drawings/desk.svg' }

const YEAR = new Date().getFullYear()

/** Answers as GitHub does after too many requests. */
export const limit = json({}, 403, { 'retry-after': '590' })

export async function standInAccount() {
  const standIn = await startStandIn()
  const { answerAvatar } = standIn
  const site = { content: asShipped() }

  // The portrait is read in the folder in which the command runs.
  beforeEach(enterSpecimen)
  beforeEach(() => {
    Object.assign(standIn, { answer: github(), answerAvatar, requests: [] })
    for (const [name, value] of Object.entries({ ...standIn.env, GITHUB_TOKEN: '' })) vi.stubEnv(name, value)
    // No answer is too late, because a machine may be slow.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal)
    site.content = asShipped()
    for (const path of Object.values(SHIPPED_PICTURES))
      appendFileSync(`public${path}`, '<!-- placeholder -->')
  })
  afterAll(() => standIn.stop())

  async function take(parts?: Parts, projects?: string, content = site.content) {
    if (parts) standIn.answer = github(parts)
    const { result, texts } = await withTexts(() => importAccount('Ada-L', content, projects))
    return { ...result.next, pictures: result.files, reports: texts.join('\n') }
  }
  return { site, standIn, take }
}

const profile = {
  login: 'ada-l',
  name: 'Ada\u202e Lovelace',
  bio: 'I write programs\r\nfor engines.',
  location: 'London',
  email: 'ada@ada.dev',
  blog: 'ada.dev',
  avatar_url: 'https://avatars.githubusercontent.com/u/1815?v=4',
}

const socialAccounts: object[] = [
  { provider: 'linkedin', url: 'https://www.linkedin.com/in/ada' },
  { provider: 'mastodon', url: 'https://mastodon.social/@ada' },
  { provider: 'generic', url: 'https://www.dev.to/ada' },
]

export function repository(name: string, fields: object = {}) {
  return {
    name,
    description: `What ${name} does.`,
    homepage: null,
    language: 'Rust',
    topics: [],
    stargazers_count: 0,
    created_at: '2018-03-04T05:06:07Z',
    pushed_at: `${YEAR}-01-01T00:00:00Z`,
    fork: false,
    archived: false,
    disabled: false,
    private: false,
    ...fields,
  }
}

const repositories: object[] = [
  repository('Bernoulli', { topics: [' '], stargazers_count: 7 }),
  repository('loom_cards', { language: null, homepage: 'http://loom.dev' }),
  repository('engine-notes', {
    description: ':rocket: What engine-notes does, in C# since 12:30:45. #maths :+1:',
    stargazers_count: 7,
    homepage: 'https://engine.dev/',
    language: 'TypeScript',
    topics: ['typescript', 'react', 'maths', 'history', 'cards', 'steam', 'brass'],
  }),
  repository('dusty', {
    homepage: 'javascript:alert(1)',
    created_at: '2017-01-02T03:04:05Z',
    pushed_at: '2019-05-06T07:08:09Z',
  }),
  ...['fork', 'archived', 'disabled', 'private'].map((why) =>
    repository(why, { [why]: true, stargazers_count: 99 }),
  ),
  ...['Ada-L', '.github', 'ada-l.github.io'].map((name) => repository(name, { stargazers_count: 99 })),
  repository('silent', { description: ' ', stargazers_count: 99 }),
]

const replies = { socialAccounts, repositories, files: json({}, 404), search: json({ items: [] }) }
type Parts = Partial<typeof replies> & { profile?: object }

/** @param parts to replace: fields of the profile, whole lists, and the answers below `/repos/` and `/search/`. */
export function github(parts: Parts = {}): RequestListener {
  const reply = { ...replies, ...parts }
  return (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://stand-in')
    if (pathname.startsWith('/search/')) return reply.search(request, response)
    if (pathname.startsWith('/repos/')) return reply.files(request, response)
    if (pathname.endsWith('/social_accounts')) return json(reply.socialAccounts)(request, response)
    if (!pathname.endsWith('/repos')) return json({ ...profile, ...parts.profile })(request, response)
    const end = 100 * Number(searchParams.get('page'))
    json(reply.repositories.slice(end - 100, end))(request, response)
  }
}

import { z } from 'zod'
import { messageOf } from '@/app/_findings/printable'
import { accountSchema } from '@/app/_github/account-answer'
import { accountPage } from '@/components/github/account-page'
import { readGitHub } from '@/scripts/import/account/ask-github'
import { report } from '@/scripts/import/support/reports'

const PAGE_SIZE = 100
const MAX_REPOSITORY_PAGES = 10
const MAX_IMPORTED_CONTRIBUTIONS = 8

const text = z.string().max(2_000)

const profileSchema = accountSchema
  .pick({ login: true, name: true, bio: true, avatar_url: true })
  .extend({ location: text.nullable(), email: text.nullish(), blog: text.nullable() })

/** GitHub calls an account `generic` if it does not know the network. The host says more then. */
const provider = text.transform((name) => (name === 'generic' ? undefined : name))
const socialAccountsSchema = z.array(z.object({ provider, url: text })).max(100)

const repositorySchema = z.object({
  name: z.string().regex(/^[\w.-]{1,100}$/),
  description: text.nullable(),
  homepage: text.nullable(),
  language: text.nullable(),
  topics: z.array(text).max(100),
  stargazers_count: z.int().min(0),
  created_at: z.iso.datetime({ offset: true }),
  pushed_at: z.iso.datetime({ offset: true }).nullable(),
  fork: z.boolean(),
  archived: z.boolean(),
  disabled: z.boolean(),
  private: z.boolean(),
})

const pullRequestSchema = z.object({
  title: z.string().max(2_000),
  html_url: z.url({ protocol: /^https$/ }),
  repository_url: z.string().regex(/\/repos\/[\w.-]+\/[\w.-]+$/),
  closed_at: z.iso.datetime({ offset: true }),
})
const starsSchema = z.object({ full_name: z.string(), stargazers_count: z.int() })

export type Repository = z.output<typeof repositorySchema> & { url: string }
export type Account = Awaited<ReturnType<typeof readAccount>>

/** @param typed is the login, maybe in another case than on GitHub. */
export async function readAccount(typed: string) {
  const profile = await readGitHub(typed, `/users/${typed}`, profileSchema)
  const { login } = profile
  const path = `/users/${login}`
  const socialAccounts = await readGitHub(login, `${path}/social_accounts?per_page=100`, socialAccountsSchema)
  const repositories: Repository[] = []
  for (let page = 1; page <= MAX_REPOSITORY_PAGES; page++) {
    const query = `type=owner&sort=pushed&per_page=${PAGE_SIZE}&page=${page}`
    const listed = await readGitHub(login, `${path}/repos?${query}`, z.array(repositorySchema).max(PAGE_SIZE))
    const open = listed.filter((repository) => !repository.private)
    repositories.push(...open.map((repo) => ({ ...repo, url: `${accountPage(login)}/${repo.name}` })))
    if (listed.length < PAGE_SIZE) break
  }
  return { profile, socialAccounts, repositories }
}

export async function readContributions(login: string) {
  const merged = `is:pr is:merged is:public author:${login} -user:${login}`
  const requests = await search(login, 'issues', { q: merged, sort: 'created' }, pullRequestSchema)
  if (requests.length === 0) return undefined
  const contributions = requests.map(({ title, html_url, repository_url, closed_at }) => ({
    title,
    repository: repository_url.split('/').slice(-2).join('/'),
    url: html_url,
    date: closed_at.slice(0, 'yyyy-mm'.length),
  }))
  const names = new Set(contributions.map(({ repository }) => `repo:${repository}`))
  const repositories = await search(login, 'repositories', { q: [...names].join(' ') }, starsSchema)
  const stars = new Map(repositories.map(({ full_name, stargazers_count }) => [full_name, stargazers_count]))
  const starsOf = ({ repository }: { repository: string }) => stars.get(repository) ?? 0
  return contributions.sort((a, b) => starsOf(b) - starsOf(a)).slice(0, MAX_IMPORTED_CONTRIBUTIONS)
}

/** Reports a failure and returns an empty list, because the owner still gets everything else. */
async function search<T>(login: string, what: string, query: Record<string, string>, item: z.ZodType<T>) {
  const schema = z.object({ items: z.array(item).max(100) })
  const parameters = new URLSearchParams({ per_page: '100', ...query })
  try {
    return (await readGitHub(login, `/search/${what}?${parameters}`, schema)).items
  } catch (error) {
    report('contributions', `search for ${what}`, messageOf(error))
    return []
  }
}

import { z } from 'zod'
import { limitEnd, requestGitHub, statusOf } from '@/app/_github/github-api'
import { explainNetworkError } from '@/app/_untrusted/network-error'
import { InvalidAnswer, readAnswer } from '@/app/_untrusted/read-answer'
import { accountPage } from '@/components/github/account-page'
import { HANDLE } from '@/content/schema/handle'

/** Longer than for a visitor, because the owner reads it once. */
export const EXCHANGE_MS = 10_000
/** A page of 100 repositories has about 600 kB. */
const ANSWER_BYTES = 5_000_000
const PAGE_SIZE = 100
const MOST_PAGES = 10

const text = z.string().max(2_000)

const profileSchema = z.object({
  login: z.string().regex(HANDLE),
  name: text.nullable(),
  bio: text.nullable(),
  location: text.nullable(),
  email: text.nullish(),
  blog: text.nullable(),
  avatar_url: text,
})

const socialAccountsSchema = z.array(z.object({ provider: text, url: text })).max(100)

const repositorySchema = z
  .object({
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
  // An empty repository may have no push.
  .transform(({ pushed_at, ...rest }) => ({ ...rest, pushed_at: pushed_at ?? rest.created_at }))

export type Repository = z.output<typeof repositorySchema> & { /** Its page. */ url: string }
export type Account = Awaited<ReturnType<typeof readAccount>>

/** GitHub answers no more requests for now. */
export class Refusal extends Error {}

/** Reads an account. Of more than 1,000 repositories, it reads those with the last pushes. @throws Error if an answer is missing. */
export async function readAccount(handle: string) {
  const profile = await readGitHub(handle, `/users/${handle}`, profileSchema)
  const { login } = profile
  const url = accountPage(login)
  const path = `/users/${login}`
  const socials = await readGitHub(login, `${path}/social_accounts?per_page=100`, socialAccountsSchema)
  const repositories: Repository[] = []
  for (let page = 1; page <= MOST_PAGES; page++) {
    const query = `type=owner&sort=pushed&per_page=${PAGE_SIZE}&page=${page}`
    const read = await readGitHub(login, `${path}/repos?${query}`, z.array(repositorySchema).max(PAGE_SIZE))
    repositories.push(...read.map((repository) => ({ ...repository, url: `${url}/${repository.name}` })))
    if (read.length < PAGE_SIZE) break
  }
  return { profile, socialAccounts: socials, repositories }
}

/** Reads one answer of GitHub. @throws Error for the owner. */
export async function readGitHub<Answer>(handle: string, path: string, schema: z.ZodType<Answer>) {
  const response = await askGitHub(handle, path)
  if (!response) throw new Error(`GitHub knows no public account "${handle}": it has no ${path}.`)
  return readAnswer(response, ANSWER_BYTES, schema).catch(explain)
}

/** Requests a path of GitHub's API. @param type in which GitHub sends it. @returns nothing after a 404. @throws Refusal, or an Error for the owner. */
export async function askGitHub(handle: string, path: string, type?: string) {
  const response = await requestGitHub(handle, path, AbortSignal.timeout(EXCHANGE_MS), type).catch(explain)
  const { status, headers } = response
  if (status === 200) return response
  await response.body?.cancel()
  if (status === 404) return undefined
  const remedy = status < 400 ? 'Name the host that answers in GITHUB_API_URL' : 'Try again later'
  if (status !== 403 && status !== 429)
    throw new Error(`GitHub answered with ${statusOf(response)}. ${remedy}.`)
  const end = limitEnd(headers)
  const until = end ? `until ${new Date(end).toISOString().slice(11, 16)} UTC` : 'for a while'
  throw new Refusal(
    `GitHub answers no more requests ${until} (HTTP ${status}). It answers 60 an hour, and 5,000 with GITHUB_TOKEN.`,
  )
}

function explain(error: unknown): never {
  if (error instanceof InvalidAnswer)
    throw new Error(`GitHub gave an answer that makes no sense here: ${error.message}`)
  throw new Error(`GitHub could not be read: ${explainNetworkError(error, EXCHANGE_MS)}`)
}

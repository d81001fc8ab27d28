import { z } from 'zod'
import { causeOf } from '@/app/_server/cause-of'
import {
  accountPage,
  InvalidAnswer,
  limitEnd,
  readAnswer,
  requestGitHub,
  statusOf,
} from '@/app/github/github-api'
import { HANDLE } from '@/content/schema/handle'
import { isLink } from '@/content/schema/parts'

const EXCHANGE_MS = 10_000
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
  html_url: text.nullish(),
})

const socialAccountsSchema = z.array(z.object({ provider: text, url: text })).max(100)

const repositoriesSchema = z
  .array(
    z
      .object({
        name: z.string().regex(/^[\w.-]{1,100}$/),
        html_url: text.nullish(),
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
      .transform(({ pushed_at, ...rest }) => ({ ...rest, pushed_at: pushed_at ?? rest.created_at })),
  )
  .max(PAGE_SIZE)

export type Repository = z.output<typeof repositoriesSchema>[number] & { /** Its page. */ url: string }
export type Account = Awaited<ReturnType<typeof readAccount>>

/** GitHub answers no more requests for now. */
export class Refusal extends Error {}

/**
 * Reads what GitHub shows of an account. Of more than 1,000 repositories, it reads those with the last pushes.
 *
 * @throws Error for the owner, if one of the answers is missing.
 */
export async function readAccount(handle: string) {
  const profile = await ask(handle, '', profileSchema)
  const socialAccounts = await ask(profile.login, '/social_accounts?per_page=100', socialAccountsSchema)
  const repositories: z.output<typeof repositoriesSchema> = []
  for (let page = 1; page <= MOST_PAGES; page++) {
    const query = `/repos?type=owner&sort=pushed&per_page=${PAGE_SIZE}&page=${page}`
    const read = await ask(profile.login, query, repositoriesSchema)
    repositories.push(...read)
    if (read.length < PAGE_SIZE) break
  }
  const url = pageOf(profile, accountPage(profile.login))
  return {
    profile: { ...profile, url },
    socialAccounts,
    repositories: repositories.map((repository): Repository => {
      return { ...repository, url: pageOf(repository, `${url}/${repository.name}`) }
    }),
  }
}

function pageOf({ html_url }: { html_url?: string | null }, otherwise: string) {
  return html_url && isLink(html_url) ? html_url : otherwise
}

async function ask<Answer>(handle: string, below: string, schema: z.ZodType<Answer>) {
  const signal = AbortSignal.timeout(EXCHANGE_MS)
  const response = await requestGitHub(handle, `/users/${handle}${below}`, signal).catch(explain)
  if (response.status === 200) return readAnswer(response, ANSWER_BYTES, schema).catch(explain)
  await response.body?.cancel()
  if (response.status === 404 || response.status === 410)
    throw new Error(`GitHub knows no public account "${handle}".`)
  throw failureOf(response)
}

function explain(error: unknown): never {
  if (error instanceof InvalidAnswer)
    throw new Error(`GitHub gave an answer that makes no sense here: ${error.message}`)
  throw new Error(`GitHub could not be read: ${causeOf(error, EXCHANGE_MS)}`)
}

/** Says what a response without success means for the owner. */
export function failureOf(response: Response) {
  const { status, headers } = response
  if (status >= 300 && status < 400)
    return new Error(
      `GitHub answered with ${statusOf(response)}. The token is for one host, so nothing else is asked: name the one that answers in GITHUB_API_URL.`,
    )
  if (status !== 403 && status !== 429)
    return new Error(`GitHub answered with HTTP ${status}. Try again later.`)
  const end = limitEnd(headers)
  const until = end ? `until ${new Date(end).toISOString().slice(11, 16)} UTC` : 'for a while'
  return new Refusal(
    `GitHub answers no more requests ${until} (HTTP ${status}). It answers 60 an hour, and 5,000 with GITHUB_TOKEN.`,
  )
}

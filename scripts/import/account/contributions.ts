import { z } from 'zod'
import { readAnswer } from '@/app/github/github-api'
import { ANSWER_BYTES, askGitHub } from '@/scripts/import/account/read-account'
import { report } from '@/scripts/import/reports'

const MOST_CONTRIBUTIONS = 8

const requestsSchema = z.object({
  items: z
    .array(
      z.object({
        title: z.string().max(2_000),
        html_url: z.url({ protocol: /^https$/ }),
        repository_url: z.string().regex(/\/repos\/[\w.-]+\/[\w.-]+$/),
        closed_at: z.iso.datetime({ offset: true }),
      }),
    )
    .max(100),
})

const repositoriesSchema = z.object({
  items: z.array(z.object({ full_name: z.string(), stargazers_count: z.int() })).max(100),
})

/** What others have merged of the account's work, from the repositories with most stars. A failure is reported, and ends nothing. */
export async function readContributions(login: string) {
  try {
    const merged = `is:pr is:merged is:public author:${login} -user:${login}`
    const { items } = await search(login, 'issues', `${merged}&sort=created`, requestsSchema)
    if (items.length === 0) return undefined
    const requests = items.map(({ title, html_url, repository_url, closed_at }) => ({
      title,
      repository: repository_url.split('/').slice(-2).join('/'),
      url: html_url,
      date: closed_at.slice(0, 'yyyy-mm'.length),
    }))
    const names = [...new Set(requests.map(({ repository }) => `repo:${repository}`))]
    const { items: repositories } = await search(login, 'repositories', names.join(' '), repositoriesSchema)
    const stars = new Map(
      repositories.map(({ full_name, stargazers_count }) => [full_name, stargazers_count]),
    )
    const starsOf = ({ repository }: { repository: string }) => stars.get(repository) ?? 0
    return requests.sort((one, other) => starsOf(other) - starsOf(one)).slice(0, MOST_CONTRIBUTIONS)
  } catch (error) {
    report('contributions', 'none', error instanceof Error ? error.message : String(error))
  }
}

/** @param query of which the words are separated by spaces. @throws Error for the owner. */
async function search<Answer>(login: string, what: string, query: string, schema: z.ZodType<Answer>) {
  const response = await askGitHub(login, `/search/${what}?per_page=100&q=${encodeURI(query)}`)
  if (!response) throw new Error('GitHub has no search')
  return readAnswer(response, ANSWER_BYTES, schema)
}

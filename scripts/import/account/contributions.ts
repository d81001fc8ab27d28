import { z } from 'zod'
import { messageOf } from '@/app/_check/printable'
import { readGitHub } from '@/scripts/import/account/ask-github'
import { report } from '@/scripts/import/support/reports'

const MOST_CONTRIBUTIONS = 8

const requestSchema = z.object({
  title: z.string().max(2_000),
  html_url: z.url({ protocol: /^https$/ }),
  repository_url: z.string().regex(/\/repos\/[\w.-]+\/[\w.-]+$/),
  closed_at: z.iso.datetime({ offset: true }),
})
const repositorySchema = z.object({ full_name: z.string(), stargazers_count: z.int() })

export async function readContributions(login: string) {
  const merged = `is:pr is:merged is:public author:${login} -user:${login}`
  const requests = await search(login, 'issues', { q: merged, sort: 'created' }, requestSchema)
  if (requests.length === 0) return undefined
  const contributions = requests.map(({ title, html_url, repository_url, closed_at }) => ({
    title,
    repository: repository_url.split('/').slice(-2).join('/'),
    url: html_url,
    date: closed_at.slice(0, 'yyyy-mm'.length),
  }))
  const names = new Set(contributions.map(({ repository }) => `repo:${repository}`))
  const repositories = await search(login, 'repositories', { q: [...names].join(' ') }, repositorySchema)
  const stars = new Map(repositories.map((one) => [one.full_name, one.stargazers_count]))
  const starsOf = ({ repository }: { repository: string }) => stars.get(repository) ?? 0
  return contributions.sort((one, other) => starsOf(other) - starsOf(one)).slice(0, MOST_CONTRIBUTIONS)
}

/** Reports a failure and finds nothing, because the owner still gets everything else. */
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

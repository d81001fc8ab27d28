import { isLink } from '@/scripts/check/is-link'
import { repositoryProject, shownRepositories } from '@/scripts/import/account-projects'
import type { Account } from '@/scripts/import/github-account'
import { keyOf, oneLine, type Remark } from '@/scripts/import/plan-parts'
import { readResume } from '@/scripts/import/resume-file'

/** How networks write their names, where that is not just one capital letter. */
const NETWORKS = new Map([
  ['linkedin', 'LinkedIn'],
  ['npm', 'npm'],
  ['youtube', 'YouTube'],
])

/**
 * An account as a JSON Resume, without its handle.
 *
 * @param image path of the portrait under `public/`, from `/`.
 * @param today as `2026-11-21`.
 */
export function accountResume(
  { profile, socialAccounts, repositories }: Account,
  { image, mostProjects, today }: { image?: string; mostProjects: number; today: string },
) {
  const { login, name, bio, location, blog } = profile
  const { described, silent } = shownRepositories(repositories, login)
  const accounts = socialAccounts.map(({ provider, url }) => ({ network: networkOf(provider, url), url }))
  const website = websiteOf(blog)
  const isExtra = website && !accounts.some(({ url }) => keyOf(url) === keyOf(website))
  const resume = readResume(
    JSON.stringify({
      basics: {
        name: oneLine(name),
        summary: oneLine(bio),
        image,
        location: oneLine(location) ? { city: oneLine(location) } : undefined,
        profiles: [...accounts, ...(isExtra ? [{ network: 'Website', url: website }] : [])],
      },
      projects: described
        .slice(0, mostProjects)
        .map((repository) => repositoryProject(repository, login, today)),
    }),
  )
  const why = 'a project needs a description: write one on GitHub and import again'
  const remark: Remark = { path: 'repositories', value: silent.map(({ name }) => name), why }
  return { resume, remarks: silent.length > 0 ? [remark] : [] }
}

/** GitHub calls an account `generic` if it does not know the network. Then the host says more. */
function networkOf(provider: string, url: string) {
  const name = oneLine(provider)
  if ((name === 'generic' || !name) && isLink(url)) return new URL(url).hostname.replace(/^www\./, '')
  return NETWORKS.get(name) ?? name.charAt(0).toUpperCase() + name.slice(1)
}

/** GitHub also accepts `ada.dev` and shows it as a link. The import requests such an address as https. */
function websiteOf(blog: string | null) {
  const address = oneLine(blog)
  const url = /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(address) ? `http://${address}` : address
  const isOnGithub = URL.canParse(url) && /(^|\.)github\.com$/.test(new URL(url).hostname)
  return isOnGithub ? '' : url
}

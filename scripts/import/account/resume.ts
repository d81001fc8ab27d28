import { accountPage } from '@/app/github/github-api'
import { isLink } from '@/content/schema/links'
import type { Account, Repository } from '@/scripts/import/account/read-account'
import { oneLine } from '@/scripts/import/clean-text'
import { mostFirst } from '@/scripts/import/merge/project-filters'
import { report } from '@/scripts/import/reports'
import { isRecent } from '@/scripts/import/resume/dates'
import { isAlike, readLink, readProfile, secureLinks } from '@/scripts/import/resume/links'

const MOST_SKILLS = 12
/** In technologies for a project. Some repositories have twenty topics. */
const MOST_TECHNOLOGIES = 6

/** A GitHub account as a JSON Resume. @param handle which the owner may have set to another account. */
export async function accountResume(account: Account, handle: string, mostProjects: number) {
  const { profile } = account
  const shown = shownRepositories(account)
  const silent = shown.filter(({ description }) => !sentence(description))
  // A card made of the name and the language would tell visitors nothing.
  if (silent.length > 0)
    report(
      'repositories',
      silent.map(({ name }) => name),
      'a project needs a description: write one on GitHub and import again',
    )
  const described = shown.filter((repository) => !silent.includes(repository))
  const languages = mostFirst(shown.map(({ language }) => [oneLine(language)]))
  return {
    basics: {
      name: oneLine(profile.name) || profile.login,
      email: oneLine(profile.email),
      summary: sentence(profile.bio),
      location: oneLine(profile.location),
      profiles: await profilesOf(account, handle),
    },
    skills: languages.slice(0, MOST_SKILLS).map((name) => ({ name })),
    projects: described.slice(0, mostProjects).map(projectOf),
  }
}

/** Those that a portfolio shows: with most stars first, of these with the last pushes. */
function shownRepositories({ repositories, profile }: Account) {
  const shown = repositories.filter(({ fork, archived, disabled, private: isPrivate, name }) => {
    // The repository with the name of the account holds the text of its profile page.
    return !(fork || archived || disabled || isPrivate || isAlike(name, profile.login))
  })
  return shown
    .sort((a, b) => Date.parse(b.pushed_at) - Date.parse(a.pushed_at))
    .sort((a, b) => b.stargazers_count - a.stargazers_count)
}

/** Without the codes of emoji, such as `:rocket:`, and without hashtags. */
function sentence(text: string | null) {
  return oneLine(oneLine(text).replace(/(?<!\S):[a-z+-][\w+-]*:(?!\w)|(?<!\S)#\p{L}[\p{L}\p{N}_-]*/giu, ' '))
}

async function profilesOf({ profile, socialAccounts }: Account, handle: string) {
  const profiles = socialAccounts.map(({ provider, url }) => {
    // GitHub calls an account `generic` if it does not know the network. Then the host says more.
    const network = provider === 'generic' ? undefined : titleOf(provider)
    return readProfile({ network, url }, 'social accounts')
  })
  const all = [{ network: 'GitHub', url: accountPage(handle) }, ...profiles]
  // GitHub also accepts `ada.dev` and shows it as a link. The import requests such an address as https.
  const { url: website } = await secureLinks({ url: String(readLink(oneLine(profile.blog))) }, true)
  const isGitHub = URL.canParse(website) && /(^|\.)github\.com$/.test(new URL(website).hostname)
  const isNew = website && !isGitHub && !all.some(({ url }) => isAlike(url, website))
  return isNew ? [...all, { network: 'Website', url: website }] : all
}

function projectOf(repository: Repository) {
  const { name, description, url: address, homepage, language, topics, created_at, pushed_at } = repository
  const hasHomepage = homepage && isLink(homepage) && !isAlike(homepage, address)
  // A repository that came from elsewhere may be younger than its last push.
  const [start = '', end = ''] = [created_at.slice(0, 4), pushed_at.slice(0, 4)].sort()
  // The language may be a topic as well, and topics are in lower case.
  const technologies = [language, ...topics.filter((topic) => topic !== language?.toLowerCase())]
  return {
    name: titleOf(name),
    description: sentence(description),
    url: hasHomepage ? homepage : address,
    repository: hasHomepage ? address : undefined,
    startDate: start,
    endDate: isRecent(end) ? undefined : end, // without a recent push, it counts as ended
    keywords: technologies.map(oneLine).filter(Boolean).slice(0, MOST_TECHNOLOGIES),
  }
}

/** `relay-board` becomes `Relay Board`. Capital letters and dots show that a name is written as it should be. */
function titleOf(name: string) {
  if (/[A-Z.]/.test(name)) return name
  const parts = name.split(/[-_]+/).filter(Boolean)
  return parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join(' ') || name
}

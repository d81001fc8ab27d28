import { isLink } from '@/scripts/check/is-link'
import type { Repository } from '@/scripts/import/github-account'
import { keyOf, oneLine } from '@/scripts/import/plan-parts'

/** In technologies for a project. Some repositories have twenty topics. */
const MOST_TECHNOLOGIES = 6

/**
 * The repositories that a portfolio shows: those with most stars first, of these those with the last pushes. A card needs
 * a sentence. One made of the name and the language would tell visitors nothing, so the others are `silent`.
 */
export function shownRepositories(repositories: Repository[], login: string) {
  const shown = repositories.filter((repository) => isShown(repository, login)).sort(byStarsAndPush)
  const described = shown.filter(({ description }) => oneLine(description))
  return { described, silent: shown.filter((repository) => !described.includes(repository)) }
}

/** The repository with the name of the account holds the text of its profile page. */
function isShown({ name, fork, archived, disabled, private: isPrivate }: Repository, login: string) {
  return !fork && !archived && !disabled && !isPrivate && name.toLowerCase() !== login.toLowerCase()
}

function byStarsAndPush(one: Repository, other: Repository) {
  return (
    other.stargazers_count - one.stargazers_count || Date.parse(other.pushed_at) - Date.parse(one.pushed_at)
  )
}

/** A repository as a project of a JSON Resume. @param today as `2026-11-21`. */
export function repositoryProject(repository: Repository, login: string, today: string) {
  const { name, description, homepage, language, topics, created_at, pushed_at } = repository
  const address = `https://github.com/${login}/${name}`
  const hasHomepage = homepage && isLink(homepage) && keyOf(homepage) !== keyOf(address)
  // A repository that came from elsewhere may be younger than its last push.
  const [start = '', end = ''] = [created_at.slice(0, 4), pushed_at.slice(0, 4)].sort()
  // A project without a push this year or last year counts as ended.
  const isEnded = Number(end) < Number(today.slice(0, 4)) - 1
  return {
    name: titleOf(name),
    description: oneLine(description),
    keywords: technologiesOf(language, topics),
    url: hasHomepage ? homepage : address,
    ...(hasHomepage && { repository: address }),
    startDate: start,
    ...(isEnded && { endDate: end }),
  }
}

/** `relay-board` becomes `Relay Board`. Capital letters and dots show that a name is written as it should be. */
function titleOf(name: string) {
  if (/[A-Z.]/.test(name)) return name
  const parts = name.split(/[-_]+/).filter(Boolean)
  return parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join(' ') || name
}

/** The language may be a topic as well, in lower case. */
function technologiesOf(language: string | null, topics: string[]) {
  const names = [language, ...topics].map(oneLine).filter(Boolean)
  const keys = names.map(keyOf)
  return names.filter((name, index) => keys.indexOf(keyOf(name)) === index).slice(0, MOST_TECHNOLOGIES)
}

import { accountPage } from '@/components/github/account-page'
import { comparable } from '@/components/text/comparable'
import { isLink, isSamePage } from '@/content/schema/links'
import type { Account, Repository } from '@/scripts/import/account/read-account'
import { report } from '@/scripts/import/support/reports'
import { isRecent } from '@/scripts/import/values/dates-and-periods'
import { byFrequency } from '@/scripts/import/values/names'
import { oneLine } from '@/scripts/import/values/texts'

const MAX_SKILLS = 12
/** A repository may have twenty topics, too many for a card. */
const MAX_PROJECT_TECHNOLOGIES = 6

/** Turns an account into a JSON Resume. @param handle from `content/owner.ts`, which may name another account. */
export function accountToResume(account: Account, handle: string, maxProjects: number) {
  const { name, login, email, bio, location, blog } = account.profile
  const shown = shownRepositories(account)
  const described = shown.filter(({ description }) => sentence(description))
  const silent = shown.filter((repo) => !described.includes(repo)).map((repo) => repo.name)
  // A card made of the name and the language would tell visitors nothing.
  if (silent.length > 0)
    report('repositories', silent, 'a project needs a description: write one on GitHub and import again')
  const languages = byFrequency(shown.map(({ language }) => (language ? [language] : [])))
  const profiles = [
    { network: 'GitHub', url: accountPage(handle) },
    ...account.socialAccounts.map(({ provider, url }) => ({ network: provider && titleOf(provider), url })),
    ...(blog?.trim() ? [{ network: 'Website', url: blog }] : []),
  ]
  return {
    basics: {
      name: name?.trim() || login,
      email,
      summary: sentence(bio),
      location,
      profiles,
    },
    skills: languages.slice(0, MAX_SKILLS).map((language) => ({ name: language })),
    projects: described.slice(0, maxProjects).map(projectOf),
  }
}

function shownRepositories({ repositories, profile }: Account) {
  const holdsPages = (name: string) =>
    /^\.github$|\.github\.io$/i.test(name) || comparable(name) === comparable(profile.login)
  const isLeftOut = ({ fork, archived, disabled, name }: Repository) =>
    fork || archived || disabled || holdsPages(name)
  const shown = repositories.filter((repository) => !isLeftOut(repository))
  // GitHub lists the latest push first, and so it stays among repositories with as many stars.
  return shown.sort((a, b) => b.stargazers_count - a.stargazers_count)
}

/** Removes the codes of emoji, such as `:rocket:`, and hashtags. */
function sentence(text: string | null) {
  return oneLine((text ?? '').replace(/(?<!\S):[a-z+-][\w+-]*:(?!\w)|(?<!\S)#\p{L}[\p{L}\p{N}_-]*/giu, ' '))
}

function projectOf(repository: Repository) {
  const { name, description, url: address, homepage, language, topics, created_at, pushed_at } = repository
  const hasHomepage = homepage && isLink(homepage) && !isSamePage(homepage, address)
  // An empty repository may have no push, and one that came from elsewhere may be younger than its last push.
  const [start = '', end = ''] = [created_at, pushed_at ?? created_at].map((date) => date.slice(0, 4)).sort()
  // The language may be a topic as well, where C++ is `cpp`, C# is `csharp`, and a space is a hyphen.
  const ownTopic = language?.toLowerCase().replaceAll('+', 'p').replace('#', 'sharp').replaceAll(' ', '-')
  const technologies = [language, ...topics.filter((topic) => topic !== ownTopic)]
  return {
    name: titleOf(name),
    description: sentence(description),
    url: hasHomepage ? homepage : address,
    repository: hasHomepage ? address : undefined,
    startDate: start,
    endDate: isRecent(end) ? undefined : end, // without a recent push, it counts as ended
    keywords: technologies.filter((technology) => technology?.trim()).slice(0, MAX_PROJECT_TECHNOLOGIES),
  }
}

/** Turns `relay-board` into `Relay Board`. A name with capital letters or dots stays as it is. */
function titleOf(name: string) {
  if (/[A-Z.]/.test(name)) return name
  const words = name.replace(/[-_]+/g, ' ').trim()
  return words.replace(/(?<!\S)./g, (first) => first.toUpperCase()) || name
}

import { own } from '@/content/schema/example'
import { isLink } from '@/content/schema/parts'
import type { Project } from '@/content/schema/projects'
import { keyOf, nextId, oneLine } from '@/scripts/import/fitting'
import type { Account, Repository } from '@/scripts/import/github-account'
import type { Remark } from '@/scripts/import/remarks'

/** In technologies for a project. Some repositories have twenty topics. */
const MOST_TECHNOLOGIES = 6

/** Those that a portfolio shows: with most stars first, of these with the last pushes. */
export function shownRepositories({ repositories, profile }: Account) {
  const shown = repositories.filter(({ fork, archived, disabled, private: isPrivate, name }) => {
    // The repository with the name of the account holds the text of its profile page.
    return !(fork || archived || disabled || isPrivate || keyOf(name) === keyOf(profile.login))
  })
  return shown
    .sort((a, b) => Date.parse(b.pushed_at) - Date.parse(a.pushed_at))
    .sort((a, b) => b.stargazers_count - a.stargazers_count)
}

/** The first of the repositories as projects, but those that the owner has already. */
export function newProjects(shown: Repository[], projects: Project[], most: number, remark: Remark) {
  const silent = shown.filter(({ description }) => !sentence(description))
  // A card made of the name and the language would tell visitors nothing.
  if (silent.length > 0)
    remark(
      'repositories',
      silent.map(({ name }) => name),
      'a project needs a description: write one on GitHub and import again',
    )
  return shown
    .filter((repository) => !silent.includes(repository))
    .slice(0, most)
    .map(projectOf)
    .filter((project) => !own(projects).some((mine) => isSame(mine, project)))
    .map((project, index): Project => ({ id: nextId(projects) + index, ...project }))
}

/** Without the codes of emoji, such as `:rocket:`, and without hashtags. */
export function sentence(text: string | null) {
  return oneLine(oneLine(text).replace(/(?<!\S):[a-z+-][\w+-]*:(?!\w)|(?<!\S)#\p{L}[\p{L}\p{N}_-]*/giu, ' '))
}

function projectOf(repository: Repository): Omit<Project, 'id'> {
  const { name, description, url: address, homepage, language, topics, created_at, pushed_at } = repository
  const hasHomepage = homepage && isLink(homepage) && keyOf(homepage) !== keyOf(address)
  // A repository that came from elsewhere may be younger than its last push.
  const [start = '', end = ''] = [created_at.slice(0, 4), pushed_at.slice(0, 4)].sort()
  // A project without a push this year or last year counts as ended.
  const isEnded = Number(end) < new Date().getFullYear() - 1
  // The language may be a topic as well, and topics are in lower case.
  const technologies = [language, ...topics.filter((topic) => topic !== language?.toLowerCase())]
  return {
    title: titleOf(name),
    description: sentence(description),
    link: hasHomepage ? homepage : address,
    ...(hasHomepage && { repository: address }),
    start,
    ...(isEnded && { end }),
    techUsed: technologies.map(oneLine).filter(Boolean).slice(0, MOST_TECHNOLOGIES).join(', '),
    isNew: !isEnded,
  }
}

/** `relay-board` becomes `Relay Board`. Capital letters and dots show that a name is written as it should be. */
function titleOf(name: string) {
  if (/[A-Z.]/.test(name)) return name
  const parts = name.split(/[-_]+/).filter(Boolean)
  return parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join(' ') || name
}

/** Checks for the same title, or a link to one of the addresses. */
function isSame(mine: Project, { title, link, repository = link }: Omit<Project, 'id'>) {
  const texts = Object.values(mine).map((value) => keyOf(String(value)))
  return keyOf(mine.title) === keyOf(title) || [link, repository].some((one) => texts.includes(keyOf(one)))
}

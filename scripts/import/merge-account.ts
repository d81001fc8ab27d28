import { accountPage } from '@/app/github/github-api'
import { isExamplePicture } from '@/components/content/public-file'
import { isExample, isExampleLink, own, real } from '@/content/schema/example'
import { isEmail, isLink, LONGEST_DESCRIPTION } from '@/content/schema/parts'
import type { Project } from '@/content/schema/projects'
import type { SocialLink } from '@/content/schema/socials'
import type { Exports } from '@/scripts/import/exports'
import { mostFirst } from '@/scripts/import/filters'
import { keyOf, nextId, oneLine, type Remark } from '@/scripts/import/fitting'
import type { Account, Repository } from '@/scripts/import/github-account'
import { isSame as isSameLink, mergeLinks, type ProfileLink } from '@/scripts/import/social-links'

/** In technologies for a project. Some repositories have twenty topics. */
const MOST_TECHNOLOGIES = 6
const MOST_SKILLS = 12
/** As many as a description names. */
const NAMED_TECHNOLOGIES = 3

/** How networks write their names, where that is not just one capital letter. */
const NETWORKS = new Map(Object.entries({ linkedin: 'LinkedIn', npm: 'npm', youtube: 'YouTube' }))

type Options = {
  /** Path of the portrait under `public/`, from `/`, if there is one to take over. */
  portrait?: string
  /** The website in its https form, if it answers. */
  website?: string
  mostProjects: number
  /** As `2026-11-21`. */
  today: string
  remark: Remark
}

/** The content with what a GitHub account says. Only what is empty or an example of ours changes. */
export function mergeAccount(
  { profile, socialAccounts, repositories }: Account,
  content: Exports,
  { portrait, website, mostProjects, today, remark }: Options,
): Exports {
  const { owner } = content
  const login = real(owner.handle) ?? profile.login
  const bio = sentence(profile.bio)
  const projects = newProjects()
  const technologies = mostFirst(projects.map(({ techUsed }) => techUsed.split(', ')))
  return {
    ...content,
    owner: {
      ...owner,
      handle: login,
      name: real(owner.name) ?? (oneLine(profile.name) || profile.login),
      email: real(owner.email) ?? (isEmail(oneLine(profile.email)) ? oneLine(profile.email) : owner.email),
      bio: real(owner.bio) ?? (bio || owner.bio),
      place: real(owner.place) ?? (oneLine(profile.location) || owner.place),
      // Nothing but the account's own line can take the place of ours.
      headline: isExample(owner.headline) ? bio || undefined : owner.headline,
      portrait: portrait ?? owner.portrait,
      aboutPicture: portrait && isExamplePicture(owner.aboutPicture) ? undefined : owner.aboutPicture,
      updated: today,
    },
    ...newLinks(),
    ...(content.skills.every(isExample) && { skills: newSkills() }),
    ...(projects.length > 0 && { projects: [...projects, ...own(content.projects)] }),
    descriptions: newDescriptions(),
  }

  /** The repositories that a portfolio shows: those with most stars first, of these those with the last pushes. */
  function shownRepositories() {
    return (
      repositories
        .filter(
          ({ fork, archived, disabled, private: isPrivate }) => !fork && !archived && !disabled && !isPrivate,
        )
        // The repository with the name of the account holds the text of its profile page.
        .filter(({ name }) => keyOf(name) !== keyOf(profile.login))
        .sort(
          (one, other) =>
            other.stargazers_count - one.stargazers_count ||
            Date.parse(other.pushed_at) - Date.parse(one.pushed_at),
        )
    )
  }

  function newProjects(): Project[] {
    const shown = shownRepositories()
    const silent = shown.filter(({ description }) => !sentence(description)).map(({ name }) => name)
    // A card made of the name and the language would tell visitors nothing.
    if (silent.length > 0)
      remark('repositories', silent, 'a project needs a description: write one on GitHub and import again')
    const first = nextId(content.projects)
    return shown
      .filter(({ name }) => !silent.includes(name))
      .slice(0, mostProjects)
      .map((repository) => projectOf(repository, today))
      .filter((project) => !own(content.projects).some((mine) => isSameProject(mine, project)))
      .map((project, index) => ({ id: first + index, ...project }))
  }

  function newSkills() {
    const languages = mostFirst(shownRepositories().map(({ language }) => [oneLine(language)]))
    if (languages.length === 0) return content.skills
    return languages.slice(0, MOST_SKILLS).map((skillName, index) => ({ id: index + 1, skillName }))
  }

  function newLinks() {
    const { socials, contactSocials } = content
    const links: ProfileLink[] = [
      {
        network: 'GitHub',
        url: keyOf(login) === keyOf(profile.login) ? profile.url : accountPage(login),
        isReplacement: true,
      },
    ]
    for (const { provider, url } of socialAccounts) {
      if (isLink(url)) links.push({ network: networkOf(provider, url), url })
      else remark('social accounts', url, 'a social link needs an https address')
    }
    if (website && !links.some(({ url }) => keyOf(url) === keyOf(website)))
      links.push({ network: 'Website', url: website })
    const mine = [...socials, ...contactSocials].filter(isMine)
    return {
      socials: mergeLinks(linksFor(socials), socials, contactSocials),
      contactSocials: mergeLinks(linksFor(contactSocials), contactSocials, socials),
    }

    /** Examples give way to what the other list has. Of the account, only networks that neither list has are new. */
    function linksFor(list: typeof socials) {
      const fromOther = mine.map(({ label, link }) => ({ network: label, url: link, isReplacement: true }))
      const added = links.filter(
        (link) => link.isReplacement || !mine.some((social) => isSameLink(social, link)),
      )
      const kept = list.filter(isMine)
      return [...fromOther, ...added].filter((link) => !kept.some((social) => isSameLink(social, link)))
    }
  }

  /** In English only, because the others are for the owner to write. */
  function newDescriptions() {
    const { descriptions, language } = content
    if (!/^en\b/i.test(language)) return descriptions
    const said = { ...descriptions }
    const names = new Intl.ListFormat('en').format(technologies.slice(0, NAMED_TECHNOLOGIES))
    const ofProjects = `Projects in ${names}: what each of them does, what it is made of and where to find it.`
    if (technologies.length > 0 && !descriptions['/project']) said['/project'] = ofProjects
    const ofHome = [
      bio,
      `${bio.replace(/[^.!?…]$/, '$&.')} Projects, skills and a way to get in touch with me.`,
    ]
    const fitting = ofHome.filter((text) => text.length <= LONGEST_DESCRIPTION).at(-1)
    if (bio && fitting && !descriptions['/']) said['/'] = fitting
    return said
  }
}

function isMine(social: SocialLink) {
  return !isExampleLink(social)
}

/** Without the codes of emoji, such as `:rocket:`, and without hashtags. */
function sentence(text: string | null) {
  return oneLine(oneLine(text).replace(/(?<!\S):[a-z+-][\w+-]*:(?!\w)|(?<!\S)#\p{L}[\p{L}\p{N}_-]*/giu, ' '))
}

/** @param today as `2026-11-21`. */
function projectOf(repository: Repository, today: string): Omit<Project, 'id'> {
  const { name, description, url: address, homepage, language, topics, created_at, pushed_at } = repository
  const hasHomepage = homepage && isLink(homepage) && keyOf(homepage) !== keyOf(address)
  // A repository that came from elsewhere may be younger than its last push.
  const [start = '', end = ''] = [created_at.slice(0, 4), pushed_at.slice(0, 4)].sort()
  // A project without a push this year or last year counts as ended.
  const isEnded = Number(end) < Number(today.slice(0, 4)) - 1
  return {
    title: titleOf(name),
    description: sentence(description),
    link: hasHomepage ? homepage : address,
    ...(hasHomepage && { repository: address }),
    start,
    ...(isEnded && { end }),
    techUsed: technologiesOf(language, topics).join(', '),
    isNew: !isEnded,
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
  return names.filter((_, index) => keys.indexOf(keys[index] ?? '') === index).slice(0, MOST_TECHNOLOGIES)
}

/** Checks whether a project has the same title, or links to one of the addresses. */
function isSameProject(mine: Project, { title, link, repository = link }: Omit<Project, 'id'>) {
  const addresses = [link, repository].flatMap((address) => (address ? keyOf(address) : []))
  return (
    keyOf(mine.title) === keyOf(title) ||
    Object.values(mine).some((value) => typeof value === 'string' && addresses.includes(keyOf(value)))
  )
}

/** GitHub calls an account `generic` if it does not know the network. Then the host says more. */
function networkOf(provider: string, url: string) {
  const name = oneLine(provider)
  if (name === 'generic' || !name) return new URL(url).hostname.replace(/^www\./, '')
  return NETWORKS.get(name) ?? name.charAt(0).toUpperCase() + name.slice(1)
}

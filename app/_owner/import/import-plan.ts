import { isDeepStrictEqual } from 'node:util'
import { isLink } from '@/app/_owner/check/schema'
import { type Entry, isChanged, LISTS, type NextContent } from '@/app/_owner/import/content-source'
import { isDate, parseResume, type Resume } from '@/app/_owner/import/resume-file'
import { HANDLE } from '@/app/_site/handle'
import { isPlaceholder } from '@/app/_site/placeholders'
import { type ResumeContent, resume, techKeywords } from '@/app/_site/resume'
import type { Achievement, Experience, Qualification } from '@/content/career'
import type { Owner } from '@/content/owner'
import type { Project } from '@/content/projects'
import type { Skill } from '@/content/skills'
import type { SocialLink } from '@/content/socials'

/** Per cent for the words that resumes use, in upper or lower case. */
const LEVELS = new Map([
  ['beginner', 25],
  ['intermediate', 50],
  ['advanced', 75],
  ['expert', 90],
  ['master', 100],
])
const UNKNOWN_LEVEL = 50

/** Where a new project without an address leads: a placeholder like those that the content ships with. */
const NO_LINK = 'https://example.com/'

/** Something that does not get into the content as it stands in the resume. */
export type Remark = { path: string; value: unknown; why?: string }

type Leave = (path: string, value: unknown, why?: string) => void

/**
 * What the content shall be. A section of the resume replaces its list, in the order of the resume; projects and
 * social links of the owner's own that it does not name stay, because resumes show a choice of them. A section
 * that is missing, without a usable entry, or equal to the export of the content changes nothing.
 * @param isPicture whether a path, from `/`, names a picture file under `public/`.
 * @param today as `2026-11-21`.
 */
export function planImport(
  from: Resume,
  content: ResumeContent,
  isPicture: (path: string) => boolean,
  today: string,
) {
  const remarks: Remark[] = []
  const leave: Leave = (path, value, why) => {
    if (Array.isArray(value) && value.every((item) => typeof item === 'object')) {
      for (const [index, item] of value.entries()) leave(`${path}[${index}]`, item, why)
    } else remarks.push({ path, value, why })
  }

  const { $schema, basics, work, education, skills, projects, awards, meta, ...rest } = from
  const { canonical, version, lastModified, ...aboutFile } = meta

  const exported = parseResume(JSON.stringify(resume(content))) as Resume // resume() has this shape
  function merge<From, Item>(
    section: From[],
    already: From[],
    current: Item[],
    entries: (section: From[], current: Item[], leave: Leave) => Entry<Item>[],
  ) {
    const next = isDeepStrictEqual(section, already) ? [] : entries(section, current, leave)
    return next.length > 0 ? next : same(current)
  }

  const fields = ownerFields(from, exported, isPicture, leave)
  const { handle, links } = profileLinks(basics.profiles, leave)
  const hasNewLinks = links.length > 0 && !isDeepStrictEqual(basics.profiles, exported.basics.profiles)
  const { socials, contactSocials } = content
  const next: NextContent = {
    owner: { ...content.owner, ...fields, ...(handle && { handle }) },
    socials: hasNewLinks ? socialLinks(links, socials, contactSocials) : same(socials),
    contactSocials: hasNewLinks ? socialLinks(links, contactSocials, socials) : same(contactSocials),
    experience: merge(work, exported.work, content.experience, jobs),
    qualifications: merge(education, exported.education, content.qualifications, degrees),
    achievements: merge(awards, exported.awards, content.achievements, prizes),
    skills: merge(skills, exported.skills, content.skills, bars),
    projects: merge(projects, exported.projects, content.projects, (...all) => cards(...all, today)),
  }
  leaveFields('', rest, leave)
  leaveFields('meta', aboutFile, leave)

  const isChange =
    !isDeepStrictEqual(next.owner, content.owner) ||
    LISTS.some((list) => isChanged(content[list], next[list]))
  const day = lastModified?.slice(0, 10) ?? ''
  if (day.length === 10 && isDate(day) && day > content.owner.updated) next.owner.updated = day
  else if (isChange) next.owner.updated = today
  return { next, remarks }
}

function same<Item>(list: Item[]): Entry<Item>[] {
  return list.map((item) => ({ was: item, is: item }))
}

function leaveFields(path: string, rest: object, leave: Leave) {
  for (const [key, value] of Object.entries(rest)) leave(path ? `${path}.${key}` : key, value)
}

/** Takes the first that fits out of the pool, so that entries of one name pair up in their order. */
function take<Item>(pool: Item[], fits: (item: Item) => boolean) {
  const index = pool.findIndex(fits)
  return index < 0 ? undefined : pool.splice(index, 1)[0]
}

function isSameText(one: string, other: string) {
  return one.toLowerCase() === other.toLowerCase()
}

function nextId(items: { id: number }[]) {
  return Math.max(0, ...items.map(({ id }) => id)) + 1
}

function isHttps(url: string | undefined): url is string {
  return url !== undefined && isLink(url)
}

function ownerFields(
  { basics, meta }: Resume,
  exported: Resume,
  isPicture: (path: string) => boolean,
  leave: Leave,
) {
  const { name, label, image, email, url, summary, profiles, ...rest } = basics
  leaveFields('basics', rest, leave)
  if (url && meta.canonical !== `${url}/resume.json`) {
    leave('basics.url', url, 'the address of the site is set by SITE_URL')
  }

  const fields: Partial<Owner> = {}
  if (name) fields.name = name
  if (email) fields.email = email
  if (summary) fields.bio = summary

  const roles = label
    ?.split(',')
    .map((role) => role.trim())
    .filter(Boolean)
  if (roles?.length && label !== exported.basics.label) {
    fields.roles = roles.map((role) => (/[.!?…]$/.test(role) ? role : `${role}.`))
  }

  // An export gives the whole address of what lies under public/.
  const site = url?.replace(/\/$/, '')
  const portrait = site && image?.startsWith(`${site}/`) ? image.slice(site.length) : image
  if (portrait && isPicture(portrait)) fields.portrait = portrait
  else if (image && image !== exported.basics.image) {
    leave('basics.image', image, 'no picture under public/: put it there and name it in content/owner.ts')
  }
  return fields
}

type ProfileLink = { network: string; url: string; isHandle?: boolean }

/** The first GitHub account is the one that /github shows. */
function profileLinks(profiles: Resume['basics']['profiles'], leave: Leave) {
  const links: ProfileLink[] = []
  let handle: string | undefined
  for (const [index, profile] of profiles.entries()) {
    const { network, username, url, ...rest } = profile
    const path = `basics.profiles[${index}]`
    const account = handle ? undefined : (gitHubAccount(network, url) ?? gitHubAccount(network, username))
    if (account) {
      handle = account
      links.push({ network: 'GitHub', url: `https://github.com/${account}`, isHandle: true })
    } else if (network && isHttps(url)) {
      links.push({ network, url })
      if (username && !url.includes(username)) leave(`${path}.username`, username)
    } else {
      leave(path, profile, 'a social link needs a network and an https address')
      continue
    }
    leaveFields(path, rest, leave)
  }
  return { handle, links }
}

function gitHubAccount(network: string | undefined, address: string | undefined) {
  if (network?.toLowerCase() !== 'github') return undefined
  const account = address?.replace(/^https?:\/\/(www\.)?github\.com\//i, '').replace(/\/$/, '')
  return account && HANDLE.test(account) ? account : undefined
}

/** @param elsewhere the other list: what neither of the two has yet gets into both. */
function socialLinks(links: ProfileLink[], list: SocialLink[], elsewhere: SocialLink[]): Entry<SocialLink>[] {
  const isSame = (social: SocialLink, { network, url }: ProfileLink) =>
    social.link === url || isSameText(social.label, network)
  const pool = [...links]
  const sameAddress = list.map((social) => take(pool, ({ url }) => url === social.link))
  const entries = list.flatMap((social, index): Entry<SocialLink>[] => {
    const link = sameAddress[index] ?? take(pool, (candidate) => isSame(social, candidate))
    if (link) {
      const label = link.isHandle || isSameText(social.label, link.network) ? social.label : link.network
      return [{ was: social, is: { ...social, label, link: link.url } }]
    }
    return isPlaceholder(social.link) ? [] : [{ was: social, is: social }]
  })
  let id = nextId(list)
  for (const link of pool) {
    if (link.isHandle || elsewhere.some((social) => isSame(social, link))) continue
    entries.push({ is: { id: id++, label: link.network, link: link.url } })
  }
  return entries
}

function jobs(work: Resume['work'], current: Experience[], leave: Leave) {
  const pool = [...current]
  return work.flatMap((job, index): Entry<Experience>[] => {
    const { name, position, startDate, endDate, ...rest } = job
    const path = `work[${index}]`
    if (!name || !position) {
      leave(path, job, 'an experience needs a name and a position')
      return []
    }
    leaveFields(path, rest, leave)
    if (endDate && !startDate) leave(`${path}.endDate`, endDate, 'an end needs a start')
    const was = take(pool, ({ role, company }) => role === position && company === name)
    const period = { start: startDate, end: startDate && endDate }
    return [{ was, is: { ...was, role: position, company: name, ...period } }]
  })
}

function degrees(education: Resume['education'], current: Qualification[], leave: Leave) {
  const pool = [...current]
  return education.flatMap((degree, index): Entry<Qualification>[] => {
    const { institution, studyType, area, score, ...rest } = degree
    const path = `education[${index}]`
    const study = [studyType, area].filter(Boolean).join(', ')
    const title = study || institution
    if (!title) {
      leave(path, degree, 'a qualification needs a studyType, an area or an institution')
      return []
    }
    leaveFields(path, rest, leave)
    const was = take(pool, (qualification) => qualification.title === title)
    return [{ was, is: { ...was, title, institution: study ? institution : undefined, score } }]
  })
}

function prizes(awards: Resume['awards'], current: Achievement[], leave: Leave) {
  const pool = [...current]
  return awards.flatMap((award, index): Entry<Achievement>[] => {
    const { title, date, summary, awarder, ...rest } = award
    const path = `awards[${index}]`
    const was = take(pool, (achievement) => achievement.title === title)
    const detail = summary ?? awarder ?? was?.detail
    if (!title || !date || !detail) {
      leave(path, award, 'an achievement needs a title, a date and a summary')
      return []
    }
    leaveFields(path, rest, leave)
    if (awarder && awarder !== detail) leave(`${path}.awarder`, awarder)
    return [{ was, is: { ...was, title, detail, date } }]
  })
}

function bars(skills: Resume['skills'], current: Skill[], leave: Leave) {
  const pool = [...current]
  let id = nextId(current)
  return skills.flatMap((skill, index): Entry<Skill>[] => {
    const { name, level, ...rest } = skill
    const path = `skills[${index}]`
    if (!name) {
      leave(path, skill, 'a skill needs a name')
      return []
    }
    leaveFields(path, rest, leave)
    const was = take(pool, ({ skillName }) => skillName === name)
    const known = amountOf(level)
    const amount = known ?? was?.amount ?? UNKNOWN_LEVEL
    if (known === undefined) leave(`${path}.level`, level, `no amount: ${name} stands at ${amount} %`)
    return [{ was, is: { ...(was ?? { id: id++ }), skillName: name, amount } }]
  })
}

/** Per cent, for `60 %` as for the words of the trade. */
function amountOf(level = '') {
  const number = /^(\d{1,3}(?:\.\d+)?)\s*%$/.exec(level.trim())?.[1]
  const amount = number ? Number(number) : LEVELS.get(level.trim().toLowerCase())
  return amount !== undefined && amount <= 100 ? amount : undefined
}

function cards(projects: Resume['projects'], current: Project[], leave: Leave, today: string) {
  const pool = [...current]
  let id = nextId(current)
  const listed = projects.flatMap((project, index): Entry<Project>[] => {
    const { name, description, keywords, url, ...rest } = project
    const path = `projects[${index}]`
    const was = take(pool, ({ title }) => title === name)
    const text = description ?? was?.description
    if (!name || !text) {
      leave(path, project, 'a project needs a name and a description')
      return []
    }
    leaveFields(path, rest, leave)
    if (url && !isHttps(url)) leave(`${path}.url`, url, 'links are https')
    return [
      {
        was,
        is: {
          ...was,
          id: was?.id ?? id++,
          title: name,
          description: text,
          link: isHttps(url) ? url : (was?.link ?? NO_LINK),
          techUsed: techUsed(keywords, was),
          isNew: was?.isNew ?? isRecent(project.endDate, today),
        },
      },
    ]
  })
  const own = pool.filter(({ link }) => !isPlaceholder(link))
  return listed.length > 0 ? [...listed, ...same(own)] : []
}

/** What already says the same stays as the owner wrote it. */
function techUsed(keywords: string[] | undefined, was: Project | undefined) {
  if (!keywords?.length || (was && isDeepStrictEqual(keywords, techKeywords(was)))) return was?.techUsed ?? ''
  return keywords.join(', ')
}

/** Still going on, or ended this year or the last. */
function isRecent(endDate: string | undefined, today: string) {
  return !endDate || Number(endDate.slice(0, 4)) >= Number(today.slice(0, 4)) - 1
}

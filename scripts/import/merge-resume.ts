import { type ResumeContent, resume as resumeOf } from '@/app/_metadata/json-resume'
import { gitHubAddress } from '@/components/github/github-profile'
import { techKeywords } from '@/components/project/tech-keywords'
import { careerLists } from '@/content/schema/career'
import { isExample, own } from '@/content/schema/example'
import { HANDLE } from '@/content/schema/handle'
import { ownerFile } from '@/content/schema/owner'
import { isDate, isLink } from '@/content/schema/parts'
import { type Project, project as projectSchema } from '@/content/schema/projects'
import { skill as skillSchema } from '@/content/schema/skills'
import type { Exports } from '@/scripts/import/exports'
import { fitting, keyOf, nextId, type Remark } from '@/scripts/import/fitting'
import type { Fields } from '@/scripts/import/formats/json-resume'
import { mergeLinks, type ProfileLink } from '@/scripts/import/social-links'

/** In per cent, for the words that resumes use in upper or lower case. */
const LEVELS = new Map(
  Object.entries({ beginner: 25, intermediate: 50, advanced: 75, expert: 90, master: 100 }),
)

/** How a resume calls fields of the owner. */
const NAMES: Record<string, string> = {
  bio: 'summary',
  place: 'location',
  roles: 'label',
  headline: 'label',
  portrait: 'image',
}

/** As people write several roles: "Engineer, Writer", "Engineer | Writer". */
const ROLE_SEPARATOR = /\s*,\s*|\s+[|·•]\s+/
const MOST_WORDS_OF_A_ROLE = 5

type Context = {
  /** Checks whether a path, from `/`, names a picture file under `public/`. */
  isPicture: (path: string) => boolean
  /** As `2026-11-21`. */
  today: string
  remark: Remark
}

/**
 * The content with what a JSON Resume says. Each of its sections with a usable entry replaces a list.
 *
 * @param resume cleaned, and with https links where they answer.
 */
export function mergeResume(
  resume: Fields,
  content: Exports,
  { isPicture, today, remark }: Context,
): Exports {
  const { $schema, basics = {}, meta = {}, skills, projects, ...sections } = resume
  const { canonical, version, lastModified, ...aboutFile } = Object(meta)
  const { handle = content.owner.handle, ...links } = profiles()
  const next = { ...content, ...links, owner: { ...content.owner, ...ownerFields(), handle } }
  const before = own(content.projects)
  for (const [name, section] of Object.entries(sections)) {
    const schema = Object.entries(careerLists).find(([list]) => list === name)?.[1]
    if (!schema) remark(name, section)
    else replace(name, section, (entry, path) => fitting<unknown>(schema.element, entry, path, remark))
  }
  replace('skills', skills, readSkill)
  replace('projects', projects, readProject)
  const named = new Set(next.projects.map(({ title }) => title))
  const others = own(content.projects).filter(({ title }) => !named.has(title))
  if (next.projects !== content.projects) next.projects = [...next.projects, ...others]
  for (const [key, value] of Object.entries(aboutFile)) remark(`meta.${key}`, value)
  const day = String(lastModified).slice(0, 10)
  next.owner.updated = day.length === 10 && isDate(day) && day >= content.owner.updated ? day : today
  return next

  /** A missing section changes nothing, nor does one without a usable entry. */
  function replace(name: string, section: unknown, read: (entry: Fields, path: string) => unknown) {
    if (section === undefined) return
    if (!Array.isArray(section)) return remark(name, section, 'wanted a list, for example []')
    const entries = section.flatMap((entry, index) => read(entry, `${name}[${index}]`) ?? [])
    if (entries.length > 0) Object.assign(next, { [name]: entries })
  }

  function ownerFields() {
    const { name, label, image, email, phone, location, url, summary, profiles: _, ...rest } = Object(basics)
    for (const [key, value] of Object.entries(rest)) remark(`basics.${key}`, value)
    const { city, region, countryCode, ...address } = Object(location)
    for (const [key, value] of Object.entries(address)) remark(`basics.location.${key}`, value)
    if (url && canonical !== `${url}/resume.json`)
      remark('basics.url', url, 'the address of the site is set by SITE_URL')

    const exported = resumeOf(content).basics
    const roles = String(label ?? '')
      .split(ROLE_SEPARATOR)
      .map((role) => role.trim())
      .filter(Boolean)
    // The hero types roles, and a sentence is no role.
    const isSentence = roles.some((role) => role.split(/\s+/).length > MOST_WORDS_OF_A_ROLE)
    // An export has the full address of a file under public/.
    const site = String(url).replace(/\/$/, '')
    const path = String(image).startsWith(`${site}/`) ? String(image).slice(site.length) : String(image)
    if (image && !isPicture(path) && image !== exported.image)
      remark('basics.image', image, 'no picture under public/: put it there and name it in content/owner.ts')
    const fields = {
      name,
      email,
      phone,
      bio: summary,
      place: [city, region, countryCode].filter(Boolean).join(', ') || undefined,
      headline: isSentence ? label : undefined,
      roles:
        roles.length > 0 && !isSentence && label !== exported.label
          ? roles.map((role) => {
              if (/[.!?…。！？।؟]$/.test(role)) return role
              return role + (/[\u3000-\u9fff]$/.test(role) ? '。' : '.')
            })
          : undefined,
      portrait: isPicture(path) ? path : undefined,
    }
    const said = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
    return fitting(ownerFile.shape.owner.partial(), said, '', (field, value, why) =>
      remark(`basics.${NAMES[field] ?? field}`, value, why),
    )
  }

  /** The page /github shows the first GitHub account. */
  function profiles(): Partial<Pick<ResumeContent, 'socials' | 'contactSocials'>> & { handle?: string } {
    const links: ProfileLink[] = []
    const section: unknown = Object(basics).profiles ?? []
    for (const [index, profile] of Object.entries(Array.isArray(section) ? section : [])) {
      const { network, username, url, ...rest } = Object(profile)
      const path = `basics.profiles[${index}]`
      const account = links.some(({ isReplacement }) => isReplacement)
        ? undefined
        : (gitHubAccount(network, url) ?? gitHubAccount(network, username))
      if (account) links.push({ network: 'GitHub', url: gitHubAddress(account), isReplacement: true })
      else if (links.some((link) => keyOf(link.url) === keyOf(String(url)))) {
        remark(path, profile, 'another profile has the same address')
        continue
      } else if (typeof network === 'string' && isLink(String(url))) {
        links.push({ network, url })
        if (username && !String(url).includes(username)) remark(`${path}.username`, username)
      } else {
        remark(path, profile, 'a social link needs a network and an https address that answers')
        continue
      }
      for (const [key, value] of Object.entries(rest)) remark(`${path}.${key}`, value)
    }
    if (links.length === 0) return {}
    const handle = links
      .find(({ isReplacement }) => isReplacement)
      ?.url.split('/')
      .at(-1)
    const { socials, contactSocials } = content
    return {
      handle,
      socials: mergeLinks(links, socials, contactSocials),
      contactSocials: mergeLinks(links, contactSocials, socials),
    }
  }

  function readSkill({ name, level, keywords }: Fields, path: string) {
    const was = own(content.skills).find(({ skillName }) => skillName === name)
    const known = amountOf(level)
    const amount = known ?? was?.amount
    if (level && known === undefined)
      remark(`${path}.level`, level, 'neither a percentage nor a level that we know')
    const id = was?.id ?? nextId(content.skills) + Number(/\d+/.exec(path))
    return fitting(
      skillSchema,
      {
        id,
        skillName: name,
        ...(amount !== undefined && { amount }),
        ...(keywords !== undefined && { keywords }),
      },
      path,
      about(path, { name, level, keywords }),
    )
  }

  function readProject(entry: Fields, path: string) {
    const { name, url, repository, startDate, endDate, roles, keywords, entity, type } = entry
    for (const [key, value] of Object.entries({ entity, type })) if (value) remark(`${path}.${key}`, value)
    const was = projectBefore(name, url)
    const { start: _, end: __, ...undated } = was ?? ({} as Partial<Project>)
    const link = isLink(String(url)) ? url : isExample(was?.link) ? undefined : was?.link
    if (url && link !== url)
      remark(
        `${path}.url`,
        url,
        link ? `others cannot reach it; the entry links to ${link}` : 'others cannot reach it',
      )
    const { description, highlights } = describe(entry, was)
    const said = {
      title: name,
      description,
      link,
      repository,
      role: Array.isArray(roles) ? roles.join(', ') : roles,
      start: startDate,
      end: endDate,
      techUsed: Array.isArray(keywords) ? keywords.join(', ') : keywords,
      highlights,
    }
    if (was && said.techUsed === techKeywords(was).join(', ')) said.techUsed = was.techUsed
    const fields = {
      id: nextId(content.projects) + Number(/\d+/.exec(path)),
      techUsed: '',
      isNew: isRecent(endDate, today),
      ...(startDate || endDate ? undated : was),
      ...Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)),
    }
    if (link === undefined) delete fields.link
    return fitting(projectSchema, fields, path, about(path, entry))
  }

  /** Each project of the content stands for one entry at most, because titles repeat. */
  function projectBefore(name: unknown, url: unknown) {
    const same = before.filter(({ title }) => title === name)
    const found = same.find(({ link }) => link === url) ?? same[0]
    if (found) before.splice(before.indexOf(found), 1)
    return found
  }

  /** A remark on the whole entry shows it as the resume has it. */
  function about(path: string, entry: Fields): Remark {
    return (place, value, why) => remark(place, place === path ? entry : value, why)
  }
}

function gitHubAccount(network: unknown, address: unknown) {
  if (String(network).toLowerCase() !== 'github' || typeof address !== 'string') return undefined
  const account = address.replace(/^https?:\/\/(www\.)?github\.com\//i, '').replace(/\/$/, '')
  return HANDLE.test(account) ? account : undefined
}

/** In per cent, from a text such as `60 %` or from a word in `LEVELS`. A figure up to ten may be a mark of five or ten. */
function amountOf(level: unknown) {
  const text = String(level).trim()
  const [, number, sign] = /^(\d{1,3}(?:\.\d+)?)\s*(%?)$/.exec(text) ?? []
  const amount = number && (sign || Number(number) > 10) ? Number(number) : LEVELS.get(text.toLowerCase())
  return amount !== undefined && amount <= 100 ? amount : undefined
}

/** A project without a description is described by its first highlight, if it has one. */
function describe({ description, highlights }: Fields, was: Project | undefined) {
  if (description !== undefined || !Array.isArray(highlights))
    return { description: description ?? was?.description ?? '', highlights }
  const [first, ...more] = highlights
  const isOwn = was?.description && was.description !== first
  return isOwn ? { description: was.description, highlights } : { description: first, highlights: more }
}

/** Checks whether a project still goes on, or ended this year or last year. */
function isRecent(endDate: unknown, today: string) {
  return !endDate || Number(String(endDate).slice(0, 4)) >= Number(today.slice(0, 4)) - 1
}

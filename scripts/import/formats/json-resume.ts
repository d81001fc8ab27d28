/** JSON Resumes of every generation, and of those who know the format by heart, in the shape of today. */
import { readDate, readPeriod } from '@/scripts/import/dates'
import type { Remark } from '@/scripts/import/fitting'
import { plainText } from '@/scripts/import/plain-text'

export type Fields = Record<string, unknown>

/**
 * The fields of each section, each with the other names that people give it. The first field names the entry. What is
 * not here is never read, so nobody's `id` or `image` is taken for ours.
 */
const SECTIONS: Record<string, Record<string, string>> = {
  work: {
    name: 'company employer organization',
    position: 'title role jobTitle',
    location: '',
    url: 'website link',
    startDate: 'start from',
    endDate: 'end to',
    summary: 'description',
    highlights: 'achievements bullets responsibilities',
  },
  volunteer: {
    organization: 'company name',
    position: 'title role',
    url: 'website link',
    startDate: 'start from',
    endDate: 'end to',
    summary: 'description',
    highlights: 'achievements bullets',
  },
  education: {
    institution: 'school university college name',
    url: 'website link',
    area: 'major field fieldOfStudy',
    studyType: 'degree',
    startDate: 'start from',
    endDate: 'end to',
    score: 'gpa grade percentage',
    courses: '',
  },
  awards: { title: 'name', date: '', awarder: 'issuer', summary: 'description', url: 'website link' },
  certificates: { name: 'title', issuer: 'authority organization', date: '', url: 'website link' },
  publications: {
    name: 'title',
    publisher: 'publication',
    releaseDate: 'date',
    url: 'website link',
    summary: 'description details',
  },
  skills: { name: 'skill', level: '', keywords: '' },
  languages: { language: 'name', fluency: 'level proficiency' },
  interests: { name: '', keywords: '' },
  references: { name: '', reference: 'quote summary' },
  projects: {
    name: 'title',
    description: 'summary details',
    url: 'website link',
    repository: 'github',
    startDate: 'start from',
    endDate: 'end to',
    roles: 'role position',
    keywords: 'technologies tech stack',
    highlights: 'achievements bullets',
    entity: '',
    type: '',
  },
}

const BASICS = {
  name: 'fullName',
  label: 'headline title',
  image: 'picture photo avatar',
  email: 'mail',
  phone: 'telephone mobile',
  url: 'website',
  summary: 'about bio',
  location: 'address',
  profiles: '',
}

const OTHER_SECTIONS: Record<string, string> = { certifications: 'certificates' }
/** Other names of the two dates together, and of what says whether the end has come. */
const PERIODS = ['date', 'dates', 'period', 'duration', 'years']
const GOING_ON = ['current', 'isCurrent', 'present', 'isCurrentRole', 'currentlyWorking']
const UNKNOWN_DATE = 'no date that we know'
const DATES = ['startDate', 'endDate', 'date', 'releaseDate']
const LINKS = ['url', 'repository']
/** In these, lists become highlights. */
const LONG_TEXTS = ['summary', 'description']
const LISTS = ['highlights', 'keywords', 'courses', 'roles']
/** Lists that people also write as one line, with commas. A text in another list has a line for each entry. */
const ONE_WORD_LISTS = ['keywords', 'roles']

/** Checks whether an object is a JSON Resume of any generation. Without basics, it may hold nothing else. */
export function isJsonResume(value: Fields) {
  if (isFields(value.basics)) return true
  const sections = Object.entries(value).filter(([name]) => name !== '$schema' && name !== 'meta')
  return sections.length > 0 && sections.every(([name, section]) => isSection(name) && section !== undefined)
}

function isSection(name: string) {
  return Object.hasOwn(SECTIONS, name) || Object.hasOwn(OTHER_SECTIONS, name)
}

/**
 * Writes the resume in today's shape: dates as ISO has them, texts without Markdown and HTML. Reports what has no place.
 *
 * @param resume clean, and in one language. @param language of the site, as in `content/words.ts`.
 */
export function toCurrent(resume: Fields, language: string, remark: Remark): Fields {
  const { basics, ...rest } = resume
  const sections = Object.entries(rest).map(([name, section]) => {
    const fields = SECTIONS[OTHER_SECTIONS[name] ?? name]
    if (!fields) return [name, section]
    return [OTHER_SECTIONS[name] ?? name, readSection(name, section, fields)]
  })
  return { ...(basics !== undefined && { basics: readBasics(basics) }), ...Object.fromEntries(sections) }

  function readSection(name: string, section: unknown, fields: Record<string, string>) {
    const [first = ''] = Object.keys(fields)
    // Some write { Languages: ['Go'], Tools: ['Git'] }.
    const isGrouped = name === 'skills' && isFields(section) && Object.values(section).every(Array.isArray)
    const list = isGrouped
      ? Object.entries(section).map(([group, keywords]) => ({ name: group, keywords }))
      : section
    if (!Array.isArray(list)) return list
    return list.flatMap((item, index) => {
      const entry = readEntry(isFields(item) ? item : { [first]: item }, `${name}[${index}]`, fields)
      // Keywords without a name are skills of their own.
      if (name === 'skills' && entry && !entry.name && Array.isArray(entry.keywords))
        return entry.keywords.map((keyword) => ({ name: keyword, level: entry.level }))
      return entry ?? []
    })
  }

  function readEntry(entry: Fields, path: string, fields: Record<string, string>) {
    const said = renamed(entry, fields, path)
    const read: Fields = {}
    const items: string[] = []
    const links: string[] = []
    for (const [name, value] of Object.entries(said)) {
      if (DATES.includes(name)) continue
      read[name] = readField(name, value, {
        items: 'highlights' in fields && LONG_TEXTS.includes(name) ? items : undefined,
        links,
      })
    }
    if (items.length > 0) read.highlights = [...((read.highlights as string[]) ?? []), ...items]
    // The address of a text that is a link becomes the entry's.
    if ('url' in fields && !read.url) read.url = links.shift()
    for (const link of links) remark(`${path}`, link, 'a link within a text; only its words are taken')
    const dates = readDates(entry, said, path, fields)
    if (!dates) remark(path, entry, 'left out, because without its end it would seem to go on')
    return dates && withoutMissing({ ...read, ...dates })
  }

  /** Renames fields to the names of today. Reports what has no place. */
  function renamed(entry: Fields, fields: Record<string, string>, path: string) {
    const said: Fields = {}
    const used = new Set<string>()
    for (const [name, others] of Object.entries(fields)) {
      const found = [name, ...others.split(' ')].find((key) => hasValue(entry[key]) && !used.has(key))
      if (!found) continue
      used.add(found)
      said[name] = entry[found]
    }
    // These fields are read with the dates.
    const dates =
      'startDate' in fields ? [...GOING_ON, ...(hasValue(said.startDate ?? said.endDate) ? [] : PERIODS)] : []
    for (const [key, value] of Object.entries(entry)) {
      if (used.has(key) || !hasValue(value)) continue
      if (dates.includes(key) && typeof value !== 'object') continue
      const twin = Object.entries(fields).find(([, others]) => others.split(' ').includes(key))?.[0]
      if (!twin || said[twin] !== value) remark(`${path}.${key}`, value)
    }
    return said
  }

  /** The dates of an entry. Nothing if its end is unknown, because without an end it would seem to go on. */
  function readDates(entry: Fields, said: Fields, path: string, fields: Fields): Fields | undefined {
    const { date, releaseDate } = said
    const [name = 'date', day] = releaseDate === undefined ? ['date', date] : ['releaseDate', releaseDate]
    if (day !== undefined) return { [name]: readDay(`${path}.${name}`, day, 'first').date }
    if (!('startDate' in fields)) return {}
    const period = PERIODS.map((key) => entry[key]).find(
      (value) => hasValue(value) && typeof value !== 'object',
    )
    if (period && !hasValue(said.startDate ?? said.endDate)) {
      const { start, end } = readPeriod(String(period), language) ?? {}
      if (!start) remark(path, period, `${UNKNOWN_DATE}, so the entry shows without it`)
      return { startDate: start?.date, endDate: end?.date }
    }
    const start = hasDate(said.startDate)
      ? readDay(`${path}.startDate`, said.startDate, 'first').date
      : undefined
    const isOver = GOING_ON.some((key) => /^(false|no)$/i.test(String(entry[key])))
    if (!hasDate(said.endDate) && !isOver) return { startDate: start }
    const end = hasDate(said.endDate) ? readDay(`${path}.endDate`, said.endDate, 'last') : {}
    if (end.isPresent) return { startDate: start }
    if (!end.date) return undefined
    const isBefore = start && end.date.slice(0, start.length) < start.slice(0, end.date.length)
    if (isBefore) remark(`${path}.startDate`, said.startDate, 'it is after the end, so only the end is taken')
    return { startDate: isBefore ? undefined : start, endDate: end.date }
  }

  function readDay(path: string, value: unknown, which: 'first' | 'last') {
    const read = readDate(value, language, which)
    if (read.isInexact) remark(path, value, 'only a part of it is a date that we know')
    else if (!read.date && !(read.isPresent && path.endsWith('endDate'))) remark(path, value, UNKNOWN_DATE)
    return read
  }

  function readBasics(basics: unknown) {
    if (!isFields(basics)) return basics
    const { firstName, lastName, ...rest } = basics
    const name = rest.name ?? [firstName, lastName].filter(hasValue).join(' ')
    const said = renamed({ ...rest, ...(hasValue(name) && { name }) }, BASICS, 'basics')
    const links: string[] = []
    for (const key of ['name', 'label', 'email', 'phone', 'summary']) {
      if (said[key] !== undefined) said[key] = readField(key, said[key], { links })
    }
    if (said.url !== undefined) said.url = readLink(said.url)
    if (isFields(said.image)) said.image = said.image.url
    for (const link of links) remark('basics', link, 'a link within a text; only its words are taken')
    if (said.location !== undefined) said.location = readPlace(said.location)
    if (Array.isArray(said.profiles))
      said.profiles = said.profiles.map((profile) => {
        if (!isFields(profile))
          return isLinkLike(profile) ? { network: hostOf(profile), url: readLink(profile) } : profile
        const { network, name: label, url, link, website, ...more } = profile
        const address = url ?? link ?? website
        return { network: network ?? label, ...(hasValue(address) && { url: readLink(address) }), ...more }
      })
    return said
  }

  /** A country alone has its name, because a code says little. A street is private, and reported. */
  function readPlace(location: unknown) {
    if (typeof location === 'string') return { city: plainText(location).text }
    if (!isFields(location)) return location
    const { country, countryCode = country, ...place } = location
    const code = String(countryCode ?? '').trim()
    const isAlone = !hasValue(place.city) && !hasValue(place.region)
    // A street has a number. Without one, an address is a place, and nothing else says where.
    if (isAlone && typeof place.address === 'string' && !/\d/.test(place.address)) {
      place.city = place.address
      delete place.address
    }
    const isCode = /^[a-z]{2}$/i.test(code) && !hasValue(place.city) && !hasValue(place.region)
    return withoutMissing({ ...place, countryCode: isCode ? countryName(code) : code || undefined })
  }

  function countryName(code: string) {
    return new Intl.DisplayNames([language], { type: 'region' }).of(code.toUpperCase()) ?? code
  }
}

/** @param into where the entries of lists go, if they become highlights, and the addresses of links. */
function readField(
  name: string,
  value: unknown,
  { items, links }: { items?: string[]; links: string[] },
): unknown {
  if (LINKS.includes(name)) return readLink(value)
  if (name === 'location' && isFields(value)) {
    const { city, region, countryCode, country } = value
    return [city, region, countryCode ?? country].filter(hasValue).join(', ')
  }
  if (LISTS.includes(name)) return readList(name, value, links)
  if (typeof value !== 'string') return typeof value === 'number' ? String(value) : value
  const plain = plainText(value, Boolean(items))
  links.push(...plain.links)
  items?.push(...plain.items)
  const listed = items ? [] : plain.items.map((item) => `• ${item}`)
  return [plain.text, ...listed].filter(Boolean).join('\n') || undefined
}

function readList(name: string, value: unknown, links: string[]): unknown {
  if (typeof value === 'string')
    return readList(
      name,
      ONE_WORD_LISTS.includes(name) ? value.split(/\s*[,;|]\s*/) : value.split('\n'),
      links,
    )
  if (!Array.isArray(value)) return value
  return value.flatMap((item) => {
    const named = isFields(item) ? (item.name ?? item.text ?? item.title ?? item.description ?? item) : item
    if (typeof named !== 'string' && typeof named !== 'number') return [named]
    const plain = plainText(String(named), true)
    links.push(...plain.links)
    return [plain.text, ...plain.items].filter((text) => text.trim())
  })
}

/** An address without its scheme is requested like one with http. */
function readLink(value: unknown) {
  const address = isFields(value) ? (value.url ?? value.href ?? value.link ?? value) : value
  if (typeof address !== 'string') return address
  const [, lone = address.trim()] =
    /^<?\[?[^\]]*\]?\(?(https?:\/\/[^)>\s]+)[)>]?$/i.exec(address.trim()) ?? []
  return isLinkLike(lone) && !/^\w+:/.test(lone) ? `http://${lone.replace(/^\/\//, '')}` : lone
}

function isLinkLike(value: unknown) {
  return (
    typeof value === 'string' &&
    /^(https?:\/\/|\/\/)?[\w-]+(\.[\w-]+)*\.[a-z]{2,}(:\d+)?([/?#]\S*)?$/i.test(value)
  )
}

function hostOf(address: string) {
  return new URL(String(readLink(address))).hostname.replace(/^www\./, '')
}

/** Recognises what people write where there is nothing to say. */
function isNothing(value: unknown) {
  return value === false || /^([^\p{L}\p{N}]*|n\/?a|none|null|undefined)$/iu.test(String(value))
}

function withoutMissing(fields: Fields) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

function hasDate(value: unknown) {
  return value !== undefined && !isNothing(value)
}

function hasValue(value: unknown) {
  return (
    value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
  )
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

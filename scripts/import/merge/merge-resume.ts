import type { z } from 'zod'
import { careerLists } from '@/content/schema/career'
import { unlessExample, withoutExamples } from '@/content/schema/example'
import { isLink } from '@/content/schema/links'
import { type Project, project } from '@/content/schema/projects'
import { entriesOf } from '@/content/schema/rules'
import { type Skill, skill } from '@/content/schema/skills'
import { mergeOwner } from '@/scripts/import/merge/merge-owner'
import { nextId, type OwnerContent } from '@/scripts/import/merge/owner-content'
import { validPart } from '@/scripts/import/merge/valid-part'
import { isRecent } from '@/scripts/import/resume/dates'
import { type Fields, isAlike, withoutMissing } from '@/scripts/import/support/fields'
import { report, reportFields } from '@/scripts/import/support/reports'

/** Reads the fields of an entry of the content. @param was the owner's entry of that name. */
type ReadEntry = (entry: Fields, was: Fields, path: string) => Fields

type List = { schema: z.ZodType<object>; readEntry?: ReadEntry }
/** `isFilling` if all that the owner has written stays, `first` is the same résumé in the language of the content. */
type Options = { isFilling: boolean; first: Fields }

/** The schema of an entry of each list. Skills and projects have other names in the content. */
const LISTS = new Map<string, List>([
  ...Object.entries(careerLists).map(([name, { element }]) => [name, { schema: element }] as const),
  ['skills', { schema: skill, readEntry: readSkill }],
  ['projects', { schema: project, readEntry: readProject }],
])
/** In per cent, for the words that résumés use in upper or lower case. */
const LEVELS = new Map(
  Object.entries({ beginner: 25, intermediate: 50, advanced: 75, expert: 90, master: 100 }),
)

/** Merges a JSON Resume into the content: a section with a usable entry replaces a list. */
export function mergeResume(resume: Fields, content: OwnerContent, options?: Partial<Options>): OwnerContent {
  const { isFilling = false, first = resume } = options ?? {}
  const { $schema, basics, meta, ...sections } = resume
  const { canonical, version, lastModified, ...aboutFile } = Object(meta)
  reportFields('meta', aboutFile)
  const next: OwnerContent = { ...content, ...mergeOwner(Object(basics), content, isFilling) }
  for (const [name, section] of Object.entries(sections)) {
    const list = LISTS.get(name)
    if (!list || !Array.isArray(section)) report(name, section, list && 'wanted a list, for example []')
    else Object.assign(next, mergeList(name, list, section, content, { isFilling, first }))
  }
  return next
}

/** Returns the list by its name, or nothing if no entry is usable. Projects that the section does not name come last. */
function mergeList(name: string, list: List, section: unknown[], content: OwnerContent, options: Options) {
  const before = Object(content)[name] ?? []
  const merged: object[] = []
  let unnamed = withoutExamples<Fields>(before)
  for (const [index, entry] of entriesOf(section).entries()) {
    const isWritten = unnamed.some((mine) => name !== 'projects' || isSameProject(mine, entry))
    if (options.isFilling && isWritten) continue
    const path = `${name}[${index}]`
    const mine = findEntry(unnamed, entriesOf(options.first[name])[index]?.name, entry.url)
    unnamed = unnamed.filter((one) => one !== mine) // because titles repeat
    const id = mine?.id ?? nextId(before) + index
    const fields = list.readEntry ? { id, ...list.readEntry(entry, mine ?? {}, path) } : entry
    const valid = validPart(list.schema, fields, path, entry)
    if (valid) merged.push(valid)
  }
  if (merged.length > 0) return { [name]: name === 'projects' ? [...merged, ...unnamed] : merged }
}

/** Finds the entry of the content that an entry of the résumé stands for. */
function findEntry(entries: Fields[], name: unknown, url: unknown) {
  const named = entries.filter(({ title, skillName = title }) => skillName === name)
  return named.find(({ link }) => link === url) ?? named[0]
}

/** Checks for the same title, or a link to one of the addresses. */
function isSameProject(mine: Fields, { name, url, repository }: Fields) {
  const isLinked = (address: unknown) => Object.values(mine).some((value) => isAlike(value, address))
  return isAlike(mine.title, name) || [url, repository].some((one) => one && isLinked(one))
}

/** Reads a skill. One that the content has keeps what the résumé does not say, and its amount if no level is known. */
function readSkill({ name, level, keywords }: Fields, was: Partial<Skill>, path: string): Fields {
  const amount = amountOf(level)
  if (level && amount === undefined)
    report(`${path}.level`, level, 'neither a percentage nor a level that we know')
  return { ...was, ...withoutMissing({ skillName: name, amount, keywords }) }
}

/** Reads a text such as `60 %` or a word in `LEVELS`. A figure up to ten may be a mark of five or ten. */
function amountOf(level: unknown) {
  const text = String(level).trim()
  const [, number, sign] = /^(\d{1,3}(?:\.\d+)?)\s*(%?)$/.exec(text) ?? []
  const amount = number && (sign || Number(number) > 10) ? Number(number) : LEVELS.get(text.toLowerCase())
  return amount !== undefined && amount <= 100 ? amount : undefined
}

/** Reads a project. One that the content has keeps what the résumé does not say. */
function readProject(entry: Fields, was: Partial<Project>, path: string): Fields {
  const { name, url, startDate, endDate, type, roles, repository, keywords } = entry
  const link = isLink(String(url)) ? url : unlessExample(was.link)
  if (url && link !== url) report(`${path}.url`, url, 'others cannot reach it')
  return {
    techUsed: '',
    isNew: !endDate || isRecent(endDate),
    ...was,
    ...(startDate || endDate ? { start: startDate, end: endDate } : {}),
    ...withoutMissing({
      title: name,
      repository,
      type,
      role: commaSeparated(roles),
      techUsed: commaSeparated(keywords),
      ...describeProject(entry, was),
    }),
    link,
  }
}

function commaSeparated(list: unknown) {
  return Array.isArray(list) ? list.join(', ') : list
}

/** Describes a project without a description by its first highlight, if it has one. */
function describeProject({ description, highlights }: Fields, was: Partial<Project>) {
  const [first, ...more] = Array.isArray(highlights) ? highlights : []
  const own = description ?? was.description
  if (first === undefined || (own && own !== first)) return { description: own ?? '', highlights }
  return { description: first, highlights: more }
}

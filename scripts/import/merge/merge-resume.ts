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
import { asFields, type Fields, isAlike, isFields, withoutMissing } from '@/scripts/import/support/fields'
import { report } from '@/scripts/import/support/reports'

type List = {
  schema: z.ZodType<object>
  /** Gives an entry the names of the content. Keeps what the résumé does not say of `was`, the owner's entry. */
  readEntry?: (entry: Fields, was: Fields, path: string) => Fields
}
/** `isFilling` if all that the owner has written stays, `first` is the same résumé in the language of the content. */
type Options = { isFilling?: boolean; first?: Fields }

const LISTS = new Map<string, List>([
  ...Object.entries(careerLists).map(([name, { element }]) => [name, { schema: element }] as const),
  ['skills', { schema: skill, readEntry: readSkill }],
  ['projects', { schema: project, readEntry: readProject }],
])
/** In per cent, for the words that résumés use in upper or lower case. */
const LEVELS = new Map(
  Object.entries({ beginner: 25, intermediate: 50, advanced: 75, expert: 90, master: 100 }),
)

/** A section with a usable entry replaces a list. `meta` is about the file alone. */
export function mergeResume(resume: Fields, content: OwnerContent, options: Options = {}): OwnerContent {
  const { $schema, basics, meta, ...sections } = resume
  if (basics !== undefined && !isFields(basics)) report('basics', basics, 'wanted fields, for example a name')
  const next: OwnerContent = { ...content, ...mergeOwner(asFields(basics), content, options.isFilling) }
  for (const [name, section] of Object.entries(sections)) {
    const list = LISTS.get(name)
    if (!list) report(name, section)
    else Object.assign(next, mergeList(name, list, section, content, options))
  }
  return next
}

function mergeList(name: string, list: List, section: unknown, content: OwnerContent, options: Options) {
  const before = Object(content)[name] ?? []
  // One entry of the owner keeps a whole list from being filled, but each project is compared.
  const isSame = name === 'projects' ? isSameProject : () => true
  const merged: object[] = []
  const firstEntries = entriesOf(options.first?.[name] ?? section)
  let unmatched = withoutExamples<Fields>(before)
  for (const [index, entry] of entriesOf(section).entries()) {
    if (options.isFilling && unmatched.some((mine) => isSame(mine, entry))) continue
    const path = `${name}[${index}]`
    const mine = ownEntryFor(entry, firstEntries[index]?.name, unmatched)
    unmatched = unmatched.filter((one) => one !== mine) // because titles repeat
    const id = mine?.id ?? nextId(before) + index
    const fields = list.readEntry ? { id, ...list.readEntry(entry, mine ?? {}, path) } : entry
    const valid = validPart(list.schema, fields, path, entry)
    if (valid) merged.push(valid)
  }
  if (merged.length > 0) return { [name]: name === 'projects' ? [...merged, ...unmatched] : merged }
}

/** Finds the owner's entry that an imported one changes: by its name in the first language, and of several by the link. */
function ownEntryFor({ url }: Fields, name: unknown, entries: Fields[]) {
  const named = entries.filter(({ title, skillName = title }) => skillName === name)
  return named.find(({ link }) => link === url) ?? named[0]
}

function isSameProject(mine: Fields, { name, url, repository }: Fields) {
  const addresses = [url, repository].filter(Boolean)
  const isLinked = Object.values(mine).some((value) => addresses.some((address) => isAlike(value, address)))
  return isLinked || isAlike(mine.title, name)
}

function readSkill({ name, level, keywords }: Fields, was: Partial<Skill>, path: string): Fields {
  const amount = amountOf(level)
  if (level && amount === undefined)
    report(`${path}.level`, level, 'neither a percentage nor a level that we know')
  return { ...was, ...withoutMissing({ skillName: name, amount, keywords }) }
}

/** Without a percent sign, a figure up to ten may be a mark out of five or ten. */
function amountOf(level: unknown) {
  const text = String(level).trim()
  const [, number, sign] = /^(\d{1,3}(?:\.\d+)?)\s*(%?)$/.exec(text) ?? []
  const amount = number && (sign || Number(number) > 10) ? Number(number) : LEVELS.get(text.toLowerCase())
  return amount !== undefined && amount <= 100 ? amount : undefined
}

function readProject(entry: Fields, was: Partial<Project>, path: string): Fields {
  const { name, url, startDate, endDate, period: written, type, roles, repository, keywords } = entry
  const link = isLink(String(url)) ? url : unlessExample(was.link)
  if (url && link !== url) report(`${path}.url`, url, 'others cannot reach it')
  const [role, techUsed] = [roles, keywords].map((list) => (Array.isArray(list) ? list.join(', ') : list))
  const said = { title: name, repository, type, role, techUsed, ...describeProject(entry, was) }
  const period = startDate || endDate ? { start: startDate, end: endDate } : {}
  const isNew = endDate ? isRecent(endDate) : Boolean(startDate) || !written
  return { techUsed: '', isNew, ...was, ...period, ...withoutMissing(said), link }
}

function describeProject({ description, highlights }: Fields, was: Partial<Project>) {
  const [first, ...more] = Array.isArray(highlights) ? highlights : []
  const own = description ?? was.description
  if (first === undefined || (own && own !== first)) return { description: own ?? '', highlights }
  return { description: first, highlights: more }
}

import type { z } from 'zod'
import { careerLists } from '@/content/schema/career'
import { withoutExamples } from '@/content/schema/example'
import { project } from '@/content/schema/projects'
import { entriesOf } from '@/content/schema/rules'
import { skill } from '@/content/schema/skills'
import { mergeOwner } from '@/scripts/import/merge/merge-owner'
import { nextId, type OwnerContent } from '@/scripts/import/merge/owner-content'
import { toProject, toSkill } from '@/scripts/import/merge/to-entry'
import { validPart } from '@/scripts/import/merge/valid-part'
import { asFields, type Fields, isAlike, isFields } from '@/scripts/import/support/fields'
import { report } from '@/scripts/import/support/reports'

type List = {
  schema: z.ZodType<object>
  /** Gives an entry the names of the content, and keeps what only `own`, the owner's entry, says. */
  toEntry?: (entry: Fields, own: Fields, path: string) => Fields
}
type Options = {
  /** All that the owner has written stays. */
  isFilling?: boolean
  /** The same résumé in the first language of the site. */
  original?: Fields
}

const LISTS = new Map<string, List>([
  ...Object.entries(careerLists).map(([name, { element }]) => [name, { schema: element }] as const),
  ['skills', { schema: skill, toEntry: toSkill }],
  ['projects', { schema: project, toEntry: toProject }],
])

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
  const originals = entriesOf(options.original?.[name] ?? section)
  let unmatched = withoutExamples<Fields>(before)
  for (const [index, entry] of entriesOf(section).entries()) {
    if (options.isFilling && unmatched.some((mine) => isSame(mine, entry))) continue
    const path = `${name}[${index}]`
    const mine = ownEntryFor(entry, originals[index]?.name, unmatched)
    unmatched = unmatched.filter((one) => one !== mine) // because titles repeat
    const id = mine?.id ?? nextId(before) + index
    const fields = list.toEntry ? { id, ...list.toEntry(entry, mine ?? {}, path) } : entry
    const valid = validPart(list.schema, fields, path, entry)
    if (valid) merged.push(valid)
  }
  if (merged.length > 0) return { [name]: name === 'projects' ? [...merged, ...unmatched] : merged }
}

/** Finds the owner's entry that has the name of an imported one. If several have it, the link decides. */
function ownEntryFor({ url }: Fields, name: unknown, entries: Fields[]) {
  const named = entries.filter(({ title, skillName = title }) => skillName === name)
  return named.find(({ link }) => link === url) ?? named[0]
}

function isSameProject(mine: Fields, { name, url, repository }: Fields) {
  const addresses = [url, repository].filter(Boolean)
  const isLinked = Object.values(mine).some((value) => addresses.some((address) => isAlike(value, address)))
  return isLinked || isAlike(mine.title, name)
}

import type { z } from 'zod'
import { careerLists } from '@/content/schema/career'
import { entriesOf } from '@/content/schema/cross-field-checks'
import { withoutExamples } from '@/content/schema/example'
import { project } from '@/content/schema/projects'
import { skill } from '@/content/schema/skills'
import { mergeOwner } from '@/scripts/import/merge/merge-owner'
import { type MergeOptions, nextId, type OwnerContent } from '@/scripts/import/merge/owner-content'
import { toEntry } from '@/scripts/import/merge/to-entry'
import { validPart } from '@/scripts/import/merge/valid-part'
import { asFields, type Fields, isAlike, isFields, type Resume } from '@/scripts/import/support/fields'
import { report } from '@/scripts/import/support/reports'

const SCHEMAS = new Map<string, z.ZodType<object>>([
  ...Object.entries(careerLists).map(([name, { element }]) => [name, element] as const),
  ['skills', skill],
  ['projects', project],
])

/** A section with a usable entry replaces a list. `meta` is about the file alone. */
export function mergeResume(resume: Resume, content: OwnerContent, options: MergeOptions = {}): OwnerContent {
  const { $schema, basics, meta, ...sections } = resume
  if (basics !== undefined && !isFields(basics)) report('basics', basics, 'wanted fields, for example a name')
  const next: OwnerContent = { ...content, ...mergeOwner(asFields(basics), content, options) }
  for (const [name, section] of Object.entries(sections))
    Object.assign(next, mergeList(name, section, content, options))
  return next
}

/** Keeps the owner's other projects, and nothing else of a list. A section that is no list of the content is reported. */
function mergeList(name: string, section: unknown, content: OwnerContent, options: MergeOptions) {
  const schema = SCHEMAS.get(name)
  if (!schema) return void report(name, section)
  const before = Object(content)[name] ?? []
  const originals = entriesOf(options.original?.[name] ?? section)
  // One entry of the owner keeps a whole list from being filled, but each project is compared.
  const isSame = name === 'projects' ? isSameProject : () => true
  const merged: object[] = []
  let unmatched = withoutExamples<Fields>(before)
  for (const [index, entry] of entriesOf(section).entries()) {
    if (options.isFilling && unmatched.some((mine) => isSame(mine, entry))) continue
    const path = `${name}[${index}]`
    const mine = ownEntryFor(entry, originals[index]?.name, unmatched)
    unmatched = unmatched.filter((own) => own !== mine) // because titles repeat
    const fields = toEntry(name, entry, { id: nextId(before) + index, ...mine }, path)
    const valid = validPart(schema, fields, path, entry)
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

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

/** A section with a usable entry replaces the list of its name. `meta` goes, because it is about the file alone. */
export function mergeResume(resume: Resume, content: OwnerContent, options: MergeOptions = {}): OwnerContent {
  const { $schema, basics, meta, ...sections } = resume
  if (basics !== undefined && !isFields(basics)) report('basics', basics, 'wanted fields, for example a name')
  const next: OwnerContent = { ...content, ...mergeOwner(asFields(basics), content, options) }
  for (const [name, section] of Object.entries(sections))
    Object.assign(next, mergeList(name, section, content, options))
  return next
}

/** Replaces a list, but keeps the owner's other projects. Reports a section that is no list of the content. */
function mergeList(name: string, section: unknown, content: OwnerContent, options: MergeOptions) {
  const schema = SCHEMAS.get(name)
  if (!schema) return void report(name, section)
  const before = Object(content)[name] ?? []
  const originals = entriesOf(options.original?.[name] ?? section)
  const unmatched = withoutExamples<Fields>(before)
  if (options.isFilling && name !== 'projects' && unmatched.length > 0) return
  const merged = entriesOf(section).flatMap((entry, index) => {
    if (options.isFilling && unmatched.some((existing) => isSameProject(existing, entry))) return []
    const existing = takeEntry(originals[index]?.name, entry, unmatched)
    const path = `${name}[${index}]`
    const fields = toEntry(name, entry, { id: nextId(before) + index, ...existing }, path)
    return validPart(schema, fields, path, entry) ?? []
  })
  if (merged.length > 0) return { [name]: name === 'projects' ? [...merged, ...unmatched] : merged }
}

/** Takes the owner's entry of a name out of the list, so that it matches once. If several match, the link decides. */
function takeEntry(name: unknown, { url }: Fields, unmatched: Fields[]) {
  const named = unmatched.filter(({ title, skillName = title }) => skillName === name)
  const existing = named.find(({ link }) => link === url) ?? named[0]
  if (existing) unmatched.splice(unmatched.indexOf(existing), 1)
  return existing
}

function isSameProject(known: Fields, { name, url, repository }: Fields) {
  const addresses = [url, repository].filter(Boolean)
  const isLinked = Object.values(known).some((value) => addresses.some((address) => isAlike(value, address)))
  return isLinked || isAlike(known.title, name)
}

import type { z } from 'zod'
import { comparable } from '@/components/text/comparable'
import { careerLists } from '@/content/schema/career'
import { withoutExamples } from '@/content/schema/example'
import { isSamePage } from '@/content/schema/links'
import { project } from '@/content/schema/projects'
import { skill } from '@/content/schema/skills'
import { mergeOwner } from '@/scripts/import/merge/merge-owner'
import { type MergeOptions, nextId, type OwnerContent } from '@/scripts/import/merge/owner-content'
import { toEntry } from '@/scripts/import/merge/to-entry'
import { validPart } from '@/scripts/import/merge/valid-part'
import type { Fields } from '@/scripts/import/support/fields'
import type { Resume } from '@/scripts/import/support/resume'

type List = { name: string; schema: z.ZodType<object> }

const LISTS: List[] = [
  ...Object.entries(careerLists).map(([name, { element }]) => ({ name, schema: element })),
  { name: 'skills', schema: skill },
  { name: 'projects', schema: project },
]

/** A section with a usable entry replaces the list of its name. */
export function mergeResume(resume: Resume, content: OwnerContent, options: MergeOptions = {}): OwnerContent {
  const next: OwnerContent = { ...content, ...mergeOwner(resume, content, options) }
  for (const list of LISTS) Object.assign(next, mergeList(list, resume, content, options))
  return next
}

/** Replaces a list, but keeps the owner's other projects. */
function mergeList({ name, schema }: List, resume: Resume, content: OwnerContent, options: MergeOptions) {
  const section = resume.sections[name] ?? []
  const before = Object(content)[name] ?? []
  const originals = options.original?.sections[name] ?? section
  const unmatched = withoutExamples<Fields>(before)
  if (options.isFilling && name !== 'projects' && unmatched.length > 0) return
  const merged = section.flatMap((entry, index) => {
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
  const isLinked = Object.values(known).some((value) =>
    addresses.some((address) => isSamePage(value, address)),
  )
  return isLinked || comparable(String(known.title)) === comparable(String(name))
}

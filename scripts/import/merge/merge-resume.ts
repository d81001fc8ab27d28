import type { z } from 'zod'
import { comparable } from '@/components/text/comparable'
import { careerLists } from '@/content/schema/career'
import { withoutExamples } from '@/content/schema/example'
import { isSamePage } from '@/content/schema/links'
import { project } from '@/content/schema/projects'
import { skill } from '@/content/schema/skills'
import { mergeOwner } from '@/scripts/import/merge/merge-owner'
import { type MergeOptions, nextId, type OwnerContent } from '@/scripts/import/merge/owner-content'
import { toProject, toSkill } from '@/scripts/import/merge/to-content'
import { validPart } from '@/scripts/import/merge/valid-part'
import type { Resume } from '@/scripts/import/support/entry'
import type { Fields } from '@/scripts/import/support/fields'
import { oneLine } from '@/scripts/import/values/texts'

/** A list of the content. `toContent` gives fields with other names than in JSON Resume our names. */
type List = { name: string; schema: z.ZodType<object>; toContent?: typeof toSkill; keepsOthers?: boolean }

const LISTS: List[] = [
  ...Object.entries(careerLists).map(([name, { element }]) => ({ name, schema: element })),
  { name: 'skills', schema: skill, toContent: toSkill },
  { name: 'projects', schema: project, toContent: toProject, keepsOthers: true },
]

/** A section with a usable entry replaces the list of its name. */
export function mergeResume(resume: Resume, current: OwnerContent, options: MergeOptions = {}): OwnerContent {
  const next: OwnerContent = { ...current, ...mergeOwner(resume, current, options) }
  for (const list of LISTS) Object.assign(next, mergeList(list, resume, current, options))
  return next
}

/** Replaces a list, but keeps the owner's other projects. */
function mergeList(list: List, resume: Resume, current: OwnerContent, options: MergeOptions) {
  const { name, schema, toContent, keepsOthers } = list
  const section = resume.sections[name] ?? []
  const before = Object(current)[name] ?? []
  const originals = options.original?.sections[name] ?? section
  const remaining = withoutExamples<Fields>(before)
  // Filling adds to the projects alone. Any other list of the owner's stays.
  if (options.isFilling && !keepsOthers && remaining.length > 0) return
  const merged = section.flatMap(({ path, fields }, index) => {
    // While filling, only projects get here with entries that remain.
    if (options.isFilling && remaining.some((own) => isSameProject(own, fields))) return []
    if (!toContent) return validPart(schema, fields, path) ?? []
    const originalName = originals.find((original) => original.path === path)?.fields.name
    // `takeEntry` removes the entry from `remaining`, so that the last line does not list it again.
    const existing = { id: nextId(before) + index, ...takeEntry(originalName, fields, remaining) }
    return validPart(schema, toContent(fields, existing, path), path, fields) ?? []
  })
  if (merged.length > 0) return { [name]: keepsOthers ? [...merged, ...remaining] : merged }
}

/** Takes the owner's entry of a name out of the list, so that it matches once. If several match, the link decides. */
function takeEntry(name: unknown, { url }: Fields, remaining: Fields[]) {
  const named = remaining.filter(
    ({ title, skillName = title }) => oneLine(String(skillName)) === oneLine(String(name)),
  )
  const existing = named.find(({ link }) => link === url) ?? named[0]
  if (existing) remaining.splice(remaining.indexOf(existing), 1)
  return existing
}

function isSameProject(known: Fields, { name, url, repository }: Fields) {
  const links = [url, repository].filter(Boolean)
  const isLinked = links.some((link) => Object.values(known).some((value) => isSamePage(value, link)))
  return isLinked || comparable(String(known.title)) === comparable(String(name))
}

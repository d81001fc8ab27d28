import { careerLists } from '@/content/schema/career'
import { isDate } from '@/content/schema/parts'
import type { Exports } from '@/scripts/import/exports'
import { fitting, listRest, type Remark } from '@/scripts/import/fitting'
import { ownerFrom } from '@/scripts/import/merge-owner'
import { profilesFrom } from '@/scripts/import/merge-profiles'
import { projectReader, withOthers } from '@/scripts/import/merge-projects'
import { skillReader } from '@/scripts/import/merge-skills'
import type { Fields } from '@/scripts/import/resume-fields'

export type Context = {
  /** Whether a path, from `/`, names a picture file under `public/`. */
  isPicture: (path: string) => boolean
  /** As `2026-11-21`. */
  today: string
  remark: Remark
}

/** Makes an entry of the content of an entry of a section, if it can. @param index of the entry in its section. */
export type ReadEntry = (entry: Fields, path: string, index: number) => object | undefined

/**
 * The content with what a JSON Resume says. Each of its sections with a usable entry replaces a list.
 *
 * @param resume normalized, and with https links where they answer.
 */
export function mergeResume(resume: Fields, content: Exports, context: Context): Exports {
  const { today, remark } = context
  const { $schema, basics, meta, ...sections } = resume
  const { canonical, version, lastModified, ...aboutFile } = Object(meta)
  listRest('meta', aboutFile, remark)
  const owner = { ...content.owner, ...ownerFrom(Object(basics), canonical, content, context) }
  const { handle = owner.handle, ...links } = profilesFrom(Object(basics).profiles, content, remark)
  const next: Exports = { ...content, ...links, owner: { ...owner, handle } }
  const day = String(lastModified).slice(0, 10)
  next.owner.updated = day.length === 10 && isDate(day) && day >= owner.updated ? day : today

  const readers = readersFor(content, context)
  for (const [name, section] of Object.entries(sections)) {
    const entries = entriesFrom(name, section, readers.get(name), remark)
    if (entries.length > 0) Object.assign(next, { [name]: entries })
  }
  if (next.projects !== content.projects) next.projects = withOthers(next.projects, content)
  return next
}

function readersFor(content: Exports, context: Context): Map<string, ReadEntry> {
  const career = Object.entries(careerLists).map(([name, { element }]): [string, ReadEntry] => [
    name,
    (entry, path) => fitting<object>(element, entry, path, context.remark),
  ])
  return new Map([
    ...career,
    ['skills', skillReader(content, context.remark)],
    ['projects', projectReader(content, context)],
  ])
}

/** A section without a usable entry changes nothing. */
function entriesFrom(name: string, section: unknown, read: ReadEntry | undefined, remark: Remark) {
  if (read && Array.isArray(section))
    return section.flatMap((entry, index) => read(entry, `${name}[${index}]`, index) ?? [])
  remark(name, section, read && 'wanted a list, for example []')
  return []
}

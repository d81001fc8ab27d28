import { entriesOf } from '@/content/schema/cross-field-checks'
import { fieldNames, sectionName } from '@/scripts/import/resume/sections-and-fields'
import { asFields, type Fields } from '@/scripts/import/support/fields'

/** Takes the sections of version 3, 4 or 5 out of their frames. Other résumés stay as they are. */
export function fromReactiveResume(file: Fields): Fields {
  const { basics, sections, customSections, picture, summary } = file
  const { summary: oldSummary, custom, ...named } = asFields(sections)
  if (!Object.values(named).some((section) => Array.isArray(asFields(section).items))) return file
  const own = [...Object.values(asFields(custom)), ...entriesOf(customSections)].map(asFields)
  const all = [...Object.entries(named), ...own.map((section) => [String(section.type), section] as const)]
  const read = all.map(([key, section]) => {
    const { name = key, title = name, items } = asFields(section)
    return { list: sectionName(key), title, items: entriesOf(items) }
  })
  // Version 5 alone has no `summary` among its sections and in their items.
  const texts = read.flatMap(({ items }) => items.map((item) => item.summary))
  const isVersion5 = [oldSummary, ...texts].every((text) => text === undefined)
  const lists: Fields = {}
  for (const { list, title, items } of read) {
    const known = fieldNames(list).length > 0 ? list : String(title)
    const entries = items.map((item) => itemOf(list, item, isVersion5))
    lists[known] = [lists[known] ?? [], entries].flat()
  }
  const about = asFields(summary ?? oldSummary).content
  return { basics: { ...asFields(basics), about, image: picture }, ...lists }
}

/** Gives fields their usual meaning, because some versions use them in another way. */
function itemOf(list: string, { level, levelNum, ...item }: Fields, isVersion5: boolean): Fields {
  const { proficiency, description } = item
  // In version 4, `summary` is what the person says, and `description` the position.
  const isPosition = list === 'references' && !isVersion5
  if (isPosition) return { ...item, description: undefined, position: description }
  if (!['skills', 'languages'].includes(list)) return item
  const word = typeof level === 'string' ? level : (proficiency ?? description)
  // A level is up to five dots, or ten in version 3. A word for the level says more than its dots.
  const dots = Number(levelNum) / 2 || Number(level)
  const scale = list === 'skills' ? `${20 * dots} %` : `${dots}/5`
  return { ...item, level: word ?? (dots > 0 ? scale : undefined) }
}

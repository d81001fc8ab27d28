import { entriesOf } from '@/content/schema/rules'
import { fieldsOf, sectionName } from '@/scripts/import/resume/field-names'
import { isHidden } from '@/scripts/import/resume/only-shown'
import { asFields, type Fields } from '@/scripts/import/support/fields'

export function isReactiveResume({ sections }: Fields) {
  return Object.values(asFields(sections)).some((section) => Array.isArray(asFields(section).items))
}

/** Turns an export of version 3, 4 or 5 into a JSON Resume with the names of that version. What is hidden keeps its mark. */
export function fromReactiveResume({ basics, sections, customSections, ...file }: Fields): Fields {
  const { summary: oldSummary, custom, ...named } = asFields(sections)
  const own = [...Object.values(asFields(custom)), ...entriesOf(customSections)].map(asFields)
  const all = [...Object.entries(named), ...own.map((section) => [String(section.type), section] as const)]
  const lists = new Map<string, Fields[]>()
  for (const [key, section] of all) {
    const { name = key, title = name, items } = asFields(section)
    const list = sectionName(key)
    const known = fieldsOf(list).length > 0 ? list : String(title)
    const entries = entriesOf(items).map((item) => itemOf(list, item, oldSummary !== undefined))
    const marked = entries.map((entry) => ({ ...entry, hidden: isHidden(section) || isHidden(entry) }))
    lists.set(known, [...(lists.get(known) ?? []), ...marked])
  }
  const { photo, picture: oldPicture = photo, ...person } = asFields(basics)
  const picture = asFields(file.picture ?? oldPicture)
  const summary = asFields(file.summary ?? oldSummary)
  const about = { content: summary.content, hidden: isHidden(summary) }
  const image = { ...picture, ...asFields(picture.effects) }
  return { basics: { ...person, about, image }, ...Object.fromEntries(lists) }
}

/** Gives fields that mean something else in one version the names that they have elsewhere. */
function itemOf(list: string, { level, levelNum, ...item }: Fields, isVersion4: boolean): Fields {
  const { proficiency, description } = item
  if (isVersion4 && list === 'references') return { ...item, description: undefined, position: description }
  const word = typeof level === 'string' ? level : (proficiency ?? description)
  // Five dots, or ten in version 3. With a word for them, or without one, they say nothing.
  const dots = Number(levelNum) / 2 || Number(level)
  const scale = list === 'skills' ? `${20 * dots} %` : `${dots}/5`
  return { ...item, level: word ?? (dots > 0 ? scale : undefined) }
}

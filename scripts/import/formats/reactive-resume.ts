import { entriesOf } from '@/content/schema/parts'
import type { Remark } from '@/scripts/import/remarks'
import { type Fields, sectionName } from '@/scripts/import/resume-fields'

/** What names an item that is left out. */
const NAMES = 'name title company school organization language network institution content'.split(' ')

export function isReactiveResume({ sections }: Fields) {
  return Object.values(Object(sections)).some((section) => Array.isArray(Object(section).items))
}

/** A JSON Resume of an export of version 4 or 5, whose texts may be HTML. What is hidden there stays out. */
export function fromReactiveResume(file: Fields, remark: Remark): Fields {
  const { basics, sections, summary = Object(sections).summary, customSections, picture } = file
  const { headline, url, website = url, picture: photo = picture, customFields, ...person } = Object(basics)
  const lists: Record<string, Fields[]> = {}
  const { summary: _, custom, ...named } = Object(sections)
  for (const [name, section] of Object.entries(named)) add(name, Object(section))
  for (const section of Object.values(Object(custom))) leaveOut('custom', Object(section))
  for (const section of entriesOf(customSections)) {
    const type = String(section.type)
    if (Object.hasOwn(named, type)) add(type, section)
    else leaveOut(type, section)
  }
  for (const { text, name, value = text } of entriesOf(customFields))
    remark('customFields', [name, value].filter(Boolean).join(': '))
  const { profiles, ...others } = lists
  const about = isHidden(summary) ? undefined : Object(summary).content
  const image = isHidden(photo) || Object(photo).effects?.hidden ? undefined : Object(photo).url
  return { basics: { ...person, label: headline, url: website, image, summary: about, profiles }, ...others }

  function add(name: string, section: Fields) {
    const list = sectionName(name)
    for (const item of entriesOf(section.items))
      if (isHidden(section) || isHidden(item))
        remark(`${name}, hidden`, nameOf(item), 'hidden in Reactive Resume')
      else lists[list] = [...(lists[list] ?? []), ...itemsOf(list, item)]
  }

  function leaveOut(type: string, section: Fields) {
    if (isHidden(section)) return
    for (const item of entriesOf(section.items))
      remark(`${type}, ${section.title ?? section.name}`, nameOf(item))
  }
}

/** In version 5, a job may have several roles, each with its own time. */
function itemsOf(list: string, item: Fields): Fields[] {
  const { id, visible, hidden, icon, iconColor, columns, options, ...shown } = item
  const { roles, website, url = website, level, description, proficiency = description, ...rest } = shown
  const address = Object(url).href ?? Object(url).url
  // A level without a word is a row of dots there, from 0 to 5.
  if (list === 'skills') return [{ ...rest, level: proficiency }]
  if (list === 'languages') return [{ ...rest, fluency: item.fluency ?? description }]
  const entry = { ...rest, url: list === 'references' ? undefined : address, description }
  if (list === 'projects' && item.summary)
    return [{ ...entry, summary: undefined, description: joined(description, item.summary) }]
  const parts = list === 'work' ? entriesOf(roles) : []
  // Version 4 has a line of its own above the text.
  if (parts.length === 0) return [entry]
  return parts.map(({ position, period, description: part }, index) => {
    const about = index === 0 ? joined(description, part) : part
    return { ...entry, position, period, description: about }
  })
}

function joined(...texts: unknown[]) {
  return texts.filter(Boolean).join('\n')
}

function isHidden(part: unknown) {
  const { visible, hidden } = Object(part)
  return visible === false || hidden === true
}

function nameOf(item: Fields) {
  return item[NAMES.find((name) => item[name] !== undefined) ?? '']
}

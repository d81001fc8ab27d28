/** Exports of Reactive Resume, versions 4 and 5. What is hidden there stays out. */
import { entriesOf } from '@/content/schema/parts'
import type { Remark } from '@/scripts/import/fitting'
import type { Fields } from '@/scripts/import/formats/json-resume'

/** How version 5 calls what JSON Resume calls otherwise. Other names are the same, or known in JSON Resumes too. */
const SECTIONS: Record<string, string> = { experience: 'work', certifications: 'certificates' }
/** These fields matter to their pages only. */
const LAYOUT = ['id', 'visible', 'hidden', 'icon', 'iconColor', 'columns', 'options']

export function isReactiveResume({ sections }: Fields) {
  return Object.values(Object(sections)).some((section) => Array.isArray(Object(section).items))
}

/** @returns a JSON Resume, whose texts may be HTML. */
export function fromReactiveResume(file: Fields, remark: Remark): Fields {
  const { basics, sections, summary = Object(sections).summary, customSections, picture } = file
  const { headline, url, website = url, picture: photo = picture, customFields, ...person } = Object(basics)
  const resume: Record<string, Fields[]> = {}
  for (const [name, section] of Object.entries<Fields>(Object(sections))) {
    if (name === 'summary') continue
    if (name === 'custom')
      for (const custom of Object.values<Fields>(Object(section))) leaveOut('custom', custom)
    else add(name, section)
  }
  for (const section of entriesOf(customSections)) {
    const { type } = section
    if (Object.hasOwn(Object(sections), String(type))) add(String(type), section)
    else leaveOut(String(type), section)
  }
  for (const { text, name, value = text } of entriesOf(customFields))
    remark('customFields', [name, value].filter(Boolean).join(': '))
  const { profiles, ...lists } = resume
  const about = isHidden(summary) ? undefined : Object(summary).content
  const image = isHidden(photo) || Object(photo).effects?.hidden ? undefined : Object(photo).url
  return { basics: { ...person, label: headline, url: website, image, summary: about, profiles }, ...lists }

  function add(name: string, section: Fields) {
    const items = entriesOf(section.items)
    const shown = isHidden(section) ? [] : items.filter((item) => !isHidden(item))
    for (const item of items)
      if (!shown.includes(item)) remark(`${name}, hidden`, nameOf(item), 'hidden in Reactive Resume')
    const list = SECTIONS[name] ?? name
    if (shown.length > 0)
      resume[list] = [...(resume[list] ?? []), ...shown.flatMap((item) => itemsOf(list, item))]
  }

  function leaveOut(name: string, section: Fields) {
    if (!isHidden(section))
      for (const item of entriesOf(section.items))
        remark(`${name}, ${section.title ?? section.name}`, nameOf(item))
  }
}

/** In version 5, a job may have several roles, each with its own time. */
function itemsOf(list: string, item: Fields): Fields[] {
  const { roles, website, url = website, level, description, proficiency = description, ...rest } = item
  const named = Object.fromEntries(Object.entries(rest).filter(([name]) => !LAYOUT.includes(name)))
  const address = { url: Object(url).href ?? Object(url).url }
  // A level without a word is a row of dots there, from 0 to 5.
  if (list === 'skills') return [{ ...named, level: proficiency }]
  if (list === 'languages') return [{ ...named, fluency: item.fluency ?? description }]
  // Version 4 has a line of its own above the text.
  const text = { ...(description !== undefined && { description }) }
  if (list === 'references') return [{ ...named, reference: item.summary || description }]
  if (list === 'projects' && item.summary)
    return [{ ...named, ...address, description: [description, item.summary].filter(Boolean).join('\n') }]
  if (list !== 'work' || !Array.isArray(roles) || roles.length === 0)
    return [{ ...named, ...address, ...text }]
  return entriesOf(roles).map(({ position, period, description: part }, index) => {
    const about = index === 0 ? [description, part].filter(Boolean).join('\n') : part
    return { ...named, ...address, position, period, description: about }
  })
}

function isHidden(part: unknown) {
  const { visible, hidden } = Object(part)
  return visible === false || hidden === true
}

function nameOf({
  name,
  title,
  company,
  school,
  organization,
  language,
  network,
  institution,
  content,
}: Fields) {
  return name ?? title ?? company ?? school ?? organization ?? language ?? network ?? institution ?? content
}

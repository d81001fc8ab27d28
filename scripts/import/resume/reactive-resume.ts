import { entriesOf } from '@/content/schema/rules'
import { sectionName } from '@/scripts/import/resume/field-names'
import { asFields, type Fields } from '@/scripts/import/support/fields'
import { report } from '@/scripts/import/support/reports'

/** One of these names an item that is left out. */
const NAMES = 'name title company school organization language network institution content'.split(' ')

export function isReactiveResume({ sections }: Fields) {
  return Object.values(asFields(sections)).some((section) => Array.isArray(asFields(section).items))
}

/** Turns an export of version 4 or 5, whose texts may be HTML, into a JSON Resume. What is hidden there stays out. */
export function fromReactiveResume(file: Fields): Fields {
  const { headline, url, website = url, picture: oldPicture, ...person } = asFields(file.basics)
  const { summary: oldSummary, custom, ...named } = asFields(file.sections)
  const { summary = oldSummary, picture = oldPicture, customSections } = file
  const all: [type: string, section: unknown][] = [
    ...Object.entries(named),
    ...Object.values(asFields(custom)).map((section): [string, unknown] => ['custom', section]),
    ...entriesOf(customSections).map((section): [string, unknown] => [String(section.type), section]),
  ]
  const lists: Record<string, Fields[]> = {}
  for (const [type, section] of all) {
    const { title, name = title, items } = asFields(section)
    const list = sectionName(type)
    for (const item of entriesOf(items)) {
      if (isHidden(section) || isHidden(item))
        report(`${type}, hidden`, itemName(item), 'hidden in Reactive Resume')
      else if (!Object.hasOwn(named, type)) report(`${type}, ${name}`, itemName(item))
      else lists[list] = [...(lists[list] ?? []), ...itemsOf(list, item)]
    }
  }
  const { profiles, ...others } = lists
  const about = isHidden(summary) ? undefined : asFields(summary).content
  const image = [picture, asFields(picture).effects].some(isHidden) ? undefined : asFields(picture).url
  return { basics: { ...person, label: headline, url: website, image, summary: about, profiles }, ...others }
}

/** Lists the entries that an item stands for. In version 5, a job may have several roles, each with its own time. */
function itemsOf(list: string, item: Fields): Fields[] {
  const { id, visible, hidden, icon, iconColor, columns, options, ...shown } = item
  const { roles, website, url = website, level, ...rest } = shown
  // Every language and skill has a row of dots there. Without one, it is 0.
  if (level) report(`${list}, level`, { name: itemName(item), level }, 'a number of dots, not a word')
  const entry = { ...rest, url: asFields(url).href ?? asFields(url).url }
  const { description, summary } = item
  // In version 4, which alone has `visible`, the summary says the words of a reference, and what follows the line of a project.
  if (list === 'references' && visible !== undefined)
    return [{ ...entry, description: undefined, position: description }]
  if (list === 'projects' && summary)
    return [{ ...entry, summary: undefined, description: [description, summary].filter(Boolean).join('\n') }]
  const parts = entriesOf(roles)
  if (parts.length === 0) return [entry]
  return parts.map(({ position, period, description: part }, index) => {
    const about = index === 0 ? [description, part].filter(Boolean).join('\n') : part
    return { ...entry, position, period, description: about }
  })
}

function isHidden(part: unknown) {
  const { visible, hidden } = asFields(part)
  return visible === false || hidden === true
}

function itemName(item: Fields) {
  return item[NAMES.find((name) => item[name] !== undefined) ?? '']
}

import { entriesInFrame, isAboutPerson, personInFrame } from '@/scripts/import/resume/page-frames'
import { fieldNames, isPersonal, isSection, sectionName } from '@/scripts/import/resume/sections-and-fields'
import { type Fields, isFields } from '@/scripts/import/support/fields'
import { networkOfField } from '@/scripts/import/values/links'
import { splitList } from '@/scripts/import/values/texts'

/** The fields that the keys and the values of a map become, such as `{ Databases: ['Redis'] }`. */
const MAPS = new Map([
  ['skills', ['name', 'keywords']],
  ['interests', ['name', 'keywords']],
  ['languages', ['language', 'fluency']],
  ['profiles', ['network', 'url']],
])

/** Gives the sections the names of JSON Resume, and makes a list of each. Fields of the person go to `basics`. */
export function renameSections(resume: Fields): Fields {
  const basics: Fields = {}
  const others: Fields = {}
  for (const [key, part] of Object.entries(resume)) {
    const isPerson = isFields(part) && isAboutPerson(key)
    for (const [field, value] of isPerson ? personInFrame(part, key) : [[key, part] as const]) {
      const name = sectionName(field)
      if (isSection(name) && (!isPerson || typeof value === 'object'))
        others[name] = [others[name] ?? [], entriesIn(value, name)].flat()
      else if (isPerson || name === 'profiles' || isPersonal(field) || networkOfField(field))
        basics[field] = value
      else others[field] = value
    }
  }
  return Object.keys(basics).length > 0 ? { basics, ...others } : others
}

/** @param path such as `resume.skills`. Below an entry, `skills` is a field, and no section. */
export function mayBeMap(path: string) {
  return !path.includes('[') && MAPS.has(sectionName(path.split('.').at(-1) ?? ''))
}

export function entriesIn(section: unknown, name: string): unknown[] {
  const [key, value = ''] = MAPS.get(name) ?? []
  const framed = isFields(section) ? entriesInFrame(section, name, MAPS.has(name)) : []
  if (framed.length > 0) return framed
  if (typeof section === 'string' && key) return splitList(section)
  if (!isFields(section) || !key || fieldNames(name).some((field) => field in section))
    return [section].flat()
  return Object.entries(section).map(([word, part]) => ({
    [key]: word,
    ...(isFields(part) ? part : { [value]: part }),
  }))
}

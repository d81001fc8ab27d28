import { entriesInFrame, isAboutPerson, personInFrame } from '@/scripts/import/resume/page-frames'
import {
  fieldNames,
  isPersonal,
  isSection,
  MAPS,
  sectionName,
} from '@/scripts/import/resume/sections-and-fields'
import { type Fields, isFields } from '@/scripts/import/support/fields'
import { networkOfField } from '@/scripts/import/values/links'
import { splitList } from '@/scripts/import/values/texts'

/** Gives the sections the names of JSON Resume, and makes a list of each. Fields of the person go to `basics`. */
export function renameSections(resume: Fields): Fields {
  const basics: Fields = {}
  const others: Fields = {}
  for (const { key, part, isPerson } of Object.entries(resume).flatMap(partsOf)) {
    const name = sectionName(key)
    if (isSection(name) && (!isPerson || typeof part === 'object'))
      others[name] = [others[name] ?? [], entriesIn(part, name)].flat()
    else if (isPerson || name === 'profiles' || isPersonal(key) || networkOfField(key)) basics[key] = part
    else others[key] = part
  }
  return Object.keys(basics).length > 0 ? { basics, ...others } : others
}

function partsOf([key, part]: [string, unknown]) {
  if (!isFields(part) || !isAboutPerson(key)) return [{ key, part, isPerson: false }]
  return personInFrame(part, key).map(([field, value]) => ({ key: field, part: value, isPerson: true }))
}

export function entriesIn(section: unknown, name: string): unknown[] {
  const [key, value = ''] = MAPS.get(name) ?? []
  if (typeof section === 'string' && key) return splitList(section) // 'C, Go'
  if (!isFields(section)) return [section].flat() // ['C', { name: 'Go' }]
  const framed = entriesInFrame(section, name)
  if (framed.length > 0) return framed // { title: 'What I do', list: [{ name: 'C' }] }
  if (!key || fieldNames(name).some((field) => field in section)) return [section] // { name: 'C' }
  // { Databases: ['Redis'], Languages: { level: 'expert' } }
  const fieldsOf = (part: unknown) => (isFields(part) ? part : { [value]: part })
  return Object.entries(section).map(([word, part]) => ({ [key]: word, ...fieldsOf(part) }))
}

import { COMMAS, fieldsOf, isPersonal, sectionName } from '@/scripts/import/resume/field-names'
import { networkOfField } from '@/scripts/import/resume/links'
import { type Fields, isFields } from '@/scripts/import/support/fields'
import { reportFields } from '@/scripts/import/support/reports'

/** Fields for the names and the values of a map such as `{ Databases: ['Redis'] }`. */
const MAPS = new Map([
  ['skills', ['name', 'keywords']],
  ['interests', ['name', 'keywords']],
  ['languages', ['language', 'fluency']],
  ['profiles', ['network', 'url']],
])

export function findResume(file: unknown): Fields | undefined {
  if (!isFields(file)) return undefined
  if (isResume(file)) return file
  for (const [name, part] of Object.entries(file)) {
    const resume = findResume(part)
    if (!resume) continue
    const { [name]: own, ...others } = file
    reportFields('', others)
    return resume
  }
}

/** One section among other fields may belong to another kind of file. */
function isResume({ $schema, meta, ...resume }: Fields) {
  const names = Object.keys(resume)
  const sections = names.filter((name) => isSection(sectionName(name)))
  const others = names.filter((name) => !fieldsOf(sectionName(name)).length && !isPersonal(name))
  return isFields(resume.basics) || sections.length > 1 || (sections.length === 1 && others.length === 0)
}

export function layOut(resume: Fields): Fields {
  const basics: Fields = {}
  const others: Fields = {}
  for (const [key, part] of Object.entries(resume)) {
    const name = sectionName(key)
    if (name === 'basics' && isFields(part)) Object.assign(basics, part)
    else if (isSection(name)) others[name] = [others[name] ?? [], entriesIn(part, name)].flat()
    else if (name === 'profiles' || isPersonal(key) || networkOfField(key)) basics[key] = part
    else others[key] = part
  }
  return Object.keys(basics).length > 0 ? { basics, ...others } : others
}

export function isSection(name: string) {
  return fieldsOf(name).length > 0 && name !== 'basics' && name !== 'profiles'
}

export function entriesIn(section: unknown, name: string): unknown[] {
  const [key, value = ''] = MAPS.get(name) ?? []
  if (typeof section === 'string' && key) return section.split(COMMAS)
  if (!isFields(section) || !key || fieldsOf(name).some((field) => field in section)) return [section].flat()
  return Object.entries(section).map(([one, part]) => ({
    [key]: one,
    ...(isFields(part) ? part : { [value]: part }),
  }))
}

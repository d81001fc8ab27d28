import { entriesIn, isAboutPerson, personInFrame } from '@/scripts/import/resume/page-frames'
import { fieldNames, isPersonal, isSection, sectionName } from '@/scripts/import/resume/sections-and-fields'
import type { Entry } from '@/scripts/import/support/entry'
import { type Fields, isFields } from '@/scripts/import/support/fields'
import { report } from '@/scripts/import/support/reports'
import { networkOfField } from '@/scripts/import/values/links'

/** The merge compares each profile with all others. */
const MAX_PROFILES = 100

/** Lists the entries of all sections, whose names become those of JSON Resume, and reports what is no section. */
export function listEntries({ $schema, meta, ...resume }: Fields, language: string): Entry[] {
  const person: Fields = {}
  const lists: Record<string, unknown[]> = { profiles: [] }
  for (const { key, part, isPerson } of Object.entries(resume).flatMap(partsOf)) {
    const section = sectionName(key)
    const network = networkOfField(key)
    const isFact = isPerson && typeof part !== 'object' // about: { languages: 'English' }
    const isList = section === 'profiles' || (isSection(section) && !isFact)
    if (network)
      lists.profiles?.push({ ...(isFields(part) ? part : { url: part }), network }) // github: 'ada'
    else if (isList) lists[section] = [lists[section] ?? [], entriesIn(part, section)].flat()
    else if (isPerson || isPersonal(key)) person[key] = part
    else report(key, part)
  }
  const profileCount = lists.profiles?.length ?? 0
  if (profileCount > MAX_PROFILES)
    throw new Error(`it has ${profileCount} profiles; wanted at most ${MAX_PROFILES}`)
  const entries = Object.entries(lists).flatMap(([section, list]) =>
    list.map((item, index) => {
      const path = `${section === 'profiles' ? 'basics.profiles' : section}[${index}]`
      const fields = isFields(item) ? item : { [String(fieldNames(section)[0])]: item }
      return { section, path, language, fields }
    }),
  )
  return [{ section: 'basics', path: 'basics', language, fields: person }, ...entries]
}

function partsOf([key, part]: [string, unknown]) {
  if (!isFields(part) || !isAboutPerson(key)) return [{ key, part, isPerson: false }]
  return personInFrame(part, key).map(([field, value]) => ({ key: field, part: value, isPerson: true }))
}

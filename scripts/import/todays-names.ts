import { listRest, type Remark } from '@/scripts/import/fitting'
import { type Fields, present } from '@/scripts/import/resume-fields'

/**
 * An entry with the names of today. What has no place is listed.
 *
 * @param fields today's names, each with the other ones. @param path of the entry in the résumé.
 */
export function withTodaysNames(entry: Fields, fields: Fields, path: string, remark: Remark) {
  const rest = present(entry)
  const said: Fields = {}
  for (const [name, others] of Object.entries(fields)) {
    const hasDates = said.startDate !== undefined || said.endDate !== undefined
    const key = name === 'period' && hasDates ? undefined : keyIn(rest, `${name} ${others}`.trim().split(' '))
    if (key === undefined) continue
    said[name] = rest[key]
    delete rest[key]
  }
  // Some files say the same text under the names of two generations.
  const known = Object.values(said).filter((value) => typeof value === 'string')
  const lost = Object.entries(rest).filter(([, value]) => !known.includes(String(value)))
  listRest(path, Object.fromEntries(lost), remark)
  return said
}

function keyIn(entry: Fields, names: string[]) {
  const keys = Object.keys(entry)
  return names.flatMap((name) => keys.find((key) => plain(key) === plain(name)) ?? [])[0]
}

/** `startDate`, `start_date` and `Start Date` are the same. */
function plain(name: string) {
  return name.toLowerCase().replace(/[\s_-]/g, '')
}

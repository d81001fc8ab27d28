import { listRest, type Remark } from '@/scripts/import/fitting'
import type { Fields } from '@/scripts/import/resume-fields'

/**
 * An entry with the names of today. What has no place is listed.
 *
 * @param fields today's names, each with the other ones. @param path of the entry in the résumé.
 */
export function withTodaysNames(entry: Fields, fields: Fields, path: string, remark: Remark) {
  const rest = { ...entry }
  const said: Fields = {}
  for (const [name, others] of Object.entries(fields)) {
    const hasDates = said.startDate !== undefined || said.endDate !== undefined
    const key = name === 'period' && hasDates ? undefined : keyIn(rest, [name, ...String(others).split(' ')])
    if (key === undefined) continue
    said[name] = rest[key]
    delete rest[key]
  }
  listRest(path, withoutTwins(rest, said, fields), remark)
  return said
}

function keyIn(entry: Fields, names: string[]) {
  const keys = Object.keys(entry)
  return names.flatMap((name) => keys.find((key) => plain(key) === plain(name)) ?? [])[0]
}

/** Some files say the same under the names of two generations. */
function withoutTwins(rest: Fields, said: Fields, fields: Fields) {
  const isTwin = ([key, value]: [string, unknown]) =>
    Object.entries(fields).some(
      ([name, others]) => said[name] === value && keyIn({ [key]: value }, String(others).split(' ')),
    )
  return Object.fromEntries(Object.entries(rest).filter((field) => !isTwin(field)))
}

/** `startDate`, `start_date` and `Start Date` are the same. */
function plain(name: string) {
  return name.toLowerCase().replace(/[\s_-]/g, '')
}

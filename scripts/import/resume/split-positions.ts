import { entriesOf } from '@/content/schema/cross-field-checks'
import { renameFields } from '@/scripts/import/resume/rename-fields'
import { fieldNames, POSITIONS } from '@/scripts/import/resume/sections-and-fields'
import type { Entry } from '@/scripts/import/support/entry'
import { isFields, joinValues, withoutMissing } from '@/scripts/import/support/fields'
import { readPeriod } from '@/scripts/import/values/dates-and-periods'

/** Splits an employer with several positions into one entry for each, which takes from the employer what it lacks itself. */
export function splitPositions(entry: Entry): Entry[] {
  const { section, path, language, fields } = entry
  const isList = (key: string) => POSITIONS.test(key) && [fields[key]].flat().some(isFields)
  const key = fieldNames(section).includes('position') && Object.keys(fields).find(isList)
  if (!key) return [renameFields(entry)]
  const { [key]: list, ...rest } = fields
  const positions = entriesOf([list].flat()).map((position, index) =>
    renameFields({ ...entry, path: `${path}.${key}[${index}]`, fields: position }),
  )
  const employer = renameFields({ ...entry, fields: rest }).fields
  const { summary, highlights, startDate, endDate, period, current, ...others } = employer
  const isDated = positions.some(({ fields: own }) => own.startDate ?? own.endDate ?? own.period)
  const start = isDated ? {} : { startDate, period }
  // If the employer has an end, its positions are over, too.
  const lastEnd = endDate ?? (isDated && period ? readPeriod(String(period), language)?.end.date : undefined)
  return positions.map(({ fields: position, ...rest }, index) => {
    const end = (position.endDate ?? position.period) === undefined ? { endDate: lastEnd, current } : {}
    // The texts about the employer go into the first position.
    const texts = index === 0 && {
      summary: joinValues([summary, position.summary]),
      highlights: joinValues([highlights, position.highlights]),
    }
    return { ...rest, fields: withoutMissing({ ...others, ...start, ...end, ...position, ...texts }) }
  })
}

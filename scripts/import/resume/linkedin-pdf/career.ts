import { readPeriod } from '@/scripts/import/resume/dates'
import type { Line } from '@/scripts/import/resume/linkedin-pdf/columns'
import {
  groups,
  isApart,
  isFirst,
  isWrapped,
  joined,
  only,
  paragraphs,
} from '@/scripts/import/resume/linkedin-pdf/lines'
import type { Fields } from '@/scripts/import/support/fields'

/** On top of a page, a place stands above this, and a text below it. */
const PLACE_Y = 737.6
/** As in `May 2020 - Present (2 years)` and `Maths · (2010 - 2013)`. */
const PERIOD = /^([^()]*\p{Nd}{4}[^()]*?)(?: \([^()]*\))?$/u
const DEGREE = /^(.*?),? ?· ?\(([^()]*)\)$/

/** Reads the positions at one employer. The time of all of them stands below its name, and is not read. */
export function readEmployer(lines: Line[], language: string) {
  const [employer = [], ...positions] = groups(lines, isFirst('title'))
  return positions.map((position) => {
    const [first, ...others] = only('text', position)
    const [, period] = PERIOD.exec(first?.text ?? '') ?? []
    const rest = first && !period ? [first, ...others] : others // without any date
    return {
      name: joined(only('entry', employer)),
      position: joined(only('title', position)),
      location: joined(rest.filter(isPlace)),
      ...readDates(period, language),
      summary: paragraphs(rest.filter((line) => !isPlace(line))),
    }
  })
}

function isPlace(line: Line) {
  return line.gap === undefined ? line.y > PLACE_Y : isWrapped(line)
}

/** Checks for the first line of a school, which may have no name. */
export function isSchool(line: Line, before?: Line) {
  return isApart(line) || (line.gap === undefined && isFirst('entry')(line, before))
}

export function readSchool(lines: Line[], language: string) {
  const text = joined(only('text', lines))
  const [, studyType = text, period] = DEGREE.exec(text) ?? []
  return { institution: joined(only('entry', lines)), studyType, ...readDates(period, language) }
}

function readDates(period = '', language: string): Fields {
  const { start, end } = readPeriod(period, language) ?? {}
  return start ? { startDate: start.date, endDate: end?.date } : { period }
}

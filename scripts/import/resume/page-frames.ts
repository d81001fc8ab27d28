/** Portfolios keep a résumé in the shape of their pages, where headings and other lists stand around a section. */
import { isSection, sectionName } from '@/scripts/import/resume/sections-and-fields'
import { POSITIONS } from '@/scripts/import/resume/split-positions'
import { type Fields, isFields } from '@/scripts/import/support/fields'
import { reportFields } from '@/scripts/import/support/reports'

/** A part about the person, whose title may be a heading, such as "About me" or "Get in touch". */
const ABOUT = /^(?:about|bio|career.?profile|contact|info|intro|summary)/i
const HEADING = /^(?:caption|description|header|heading|intro|subtitle|title)$/i
const LIST = /^(?:contents?|data|entries|info|items|list)$/i

export function isAboutPerson(key: string) {
  return sectionName(key) === 'basics' || ABOUT.test(key)
}

/** Leaves out the heading, and marks such as `education: true`, which say where a site shows a section. */
export function personInFrame({ title, ...part }: Fields, key: string) {
  const isHeading = ABOUT.test(key) && !part.name
  if (isHeading) reportFields(key, { title })
  const fields = Object.entries(isHeading ? part : { title, ...part })
  return fields.filter(([, value]) => value !== undefined && !/^(?:true|false)$/i.test(String(value)))
}

/** @param frame such as `{ title: 'My work', abroad: { jobs: [ … ] } }`. @param isMap if its keys may name entries. */
export function entriesInFrame(frame: Fields, section: string, isMap: boolean) {
  const isList = ([, part]: [string, unknown]) => [part].flat().some(isFields)
  const headings = Object.entries(frame).filter((field) => !isList(field))
  const named = listsNamed(section, frame, isMap)
  const entries = named.length > 0 ? named : onlyList(Object.entries(frame).filter(isList), headings)
  if (entries.length > 0) reportFields(section, Object.fromEntries(headings))
  return entries
}

function listsNamed(section: string, frame: Fields, isMap: boolean): Fields[] {
  return Object.entries(frame).flatMap(([key, part]) => {
    const parts = [part].flat().filter(isFields)
    if (Array.isArray(part) && sectionName(key) === section && !POSITIONS.test(key)) return parts
    return isMap ? [] : parts.flatMap((inner) => listsNamed(section, inner, isMap))
  })
}

/** The only list among headings has the entries, whatever its name is. */
function onlyList([list, ...more]: [string, unknown][], headings: [string, unknown][]) {
  const [key, entries] = list ?? ['', []]
  const isFramed = headings.length > 0 ? headings.every(([name]) => HEADING.test(name)) : LIST.test(key)
  if (!isFramed || more.length > 0 || isSection(sectionName(key)) || POSITIONS.test(key)) return []
  return [entries].flat().filter(isFields)
}

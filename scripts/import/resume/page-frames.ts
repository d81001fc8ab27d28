/** Portfolios keep a résumé in the shape of their pages, where headings and other lists stand around a section. */
import { MAPS, POSITIONS, sectionName } from '@/scripts/import/resume/sections-and-fields'
import { type Fields, isFields } from '@/scripts/import/support/fields'
import { reportFields } from '@/scripts/import/support/reports'

/** A part about the person, whose title may be a heading, such as "About me" or "Get in touch". */
const ABOUT = /^(?:about|bio|career.?profile|contact|info|intro|summary)/i
const HEADING = /^(?:caption|description|head(?:er|ing)|intro|(?:sub)?title)/i
const LIST = /^(?:contents?|data|entries|info|items|list)$/i

/** Marks such as `education: true` say where a site shows a section. */
function isMark(value: unknown) {
  return /^(?:true|false)$/i.test(String(value))
}

export function isAboutPerson(key: string) {
  return sectionName(key) === 'basics' || ABOUT.test(key)
}

/** Makes `{ name: 'Ada' }` of `{ name: 'Ada', work: true }`, and `{ text: 'I …' }` of `{ title: 'About me', text: 'I …' }`. */
export function personInFrame({ title, ...part }: Fields, key: string) {
  const isHeading = ABOUT.test(key) && !part.name
  if (isHeading) reportFields(key, { title })
  const fields = Object.entries(isHeading ? part : { title, ...part })
  return fields.filter(([, value]) => value !== undefined && !isMark(value))
}

/** Takes the jobs out of a frame such as `{ title: 'My work', parts: [{ title: 'Abroad', jobs: [ … ] }] }`. */
export function entriesInFrame(frame: Fields, section: string): Fields[] {
  const parts = Object.entries(frame)
  const lists = parts.filter(([, part]) => [part].flat().some(isFields))
  const headings = parts.filter((field) => !lists.includes(field))
  // In `{ Languages: [{ name: 'C' }], Tools: [ … ] }`, the keys are names, so it is no frame of skills.
  const isNamed = !MAPS.has(section) || headings.length > 0 || lists.every(([key]) => LIST.test(key))
  const isOther = headings.some(([key, text]) => !HEADING.test(key) && !isMark(text))
  if (lists.length === 0 || !isNamed || isOther || lists.some(([key]) => POSITIONS.test(key))) return []
  reportFields(section, Object.fromEntries(headings))
  const inner = lists.flatMap(([, list]) => [list].flat().filter(isFields))
  return inner.flatMap((part) => {
    const entries = entriesInFrame(part, section)
    return entries.length > 0 ? entries : [part]
  })
}

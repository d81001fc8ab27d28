/** Portfolios keep a résumé in the shape of their pages, where headings and other lists stand around a section. */
import { fieldNames, MAPS, POSITIONS, sectionName } from '@/scripts/import/resume/sections-and-fields'
import { type Fields, isFields } from '@/scripts/import/support/fields'
import { report, reportFields } from '@/scripts/import/support/reports'
import { splitList } from '@/scripts/import/values/texts'

/** Matches the key of a part about the person. Its title may be a heading, such as "About me" or "Get in touch". */
const ABOUT = /^(?:about|bio|career.?profile|contact|info|intro|summary)/i
const HEADING = /^(?:caption|description|head(?:er|ing)|intro|(?:sub)?title)/i
const LIST = /^(?:contents?|data|entries|info|items|list)$/i

/** Switches such as `education: true` say where a site shows a section. */
function isSwitch(value: unknown) {
  return typeof value !== 'object' && /^(?:true|false)$/i.test(String(value))
}

export function isAboutPerson(key: string) {
  return sectionName(key) === 'basics' || ABOUT.test(key)
}

/** Turns `{ name: 'Ada', work: true }` into `{ name: 'Ada' }`, and `{ title: 'About me', text: 'I …' }` into `{ text: 'I …' }`. */
export function personInFrame({ title, ...part }: Fields, key: string) {
  const isHeading = ABOUT.test(key) && !part.name
  if (isHeading) reportFields(key, { title })
  const fields = Object.entries(isHeading ? part : { title, ...part })
  return fields.filter(([, value]) => value !== undefined && !isSwitch(value))
}

export function entriesIn(part: unknown, section: string): unknown[] {
  const [key, value = ''] = MAPS.get(section) ?? []
  if (typeof part === 'string' && key) return splitList(part) // 'C, Go'
  if (!isFields(part)) return [part].flat() // ['C', { name: 'Go' }]
  const framed = entriesInFrame(part, section)
  if (framed.length > 0) return framed // { title: 'What I do', list: [{ name: 'C' }] }
  if (!key || fieldNames(section).some((field) => field in part)) return [part] // { name: 'C' }
  // { Databases: ['Redis'], Languages: { level: 'expert' } }
  const fieldsOf = (item: unknown) => (isFields(item) ? item : { [value]: item })
  return Object.entries(part).map(([word, item]) => ({ [key]: word, ...fieldsOf(item) }))
}

/** Takes the jobs out of a frame such as `{ title: 'My work', parts: [{ title: 'Abroad', jobs: [ … ] }] }`. */
function entriesInFrame(frame: Fields, section: string): unknown[] {
  const lists = listsIn(frame, section)
  return lists.flatMap(([key, list]) => {
    const entries = [list].flat().flatMap((part) => {
      const inner = isFields(part) ? entriesInFrame(part, section) : []
      return inner.length > 0 ? inner : [part]
    })
    const isGroup = Array.isArray(list) && lists.length > 1 // { web: [ … ], mobile: [ … ] }
    const isSingleEntry = entries[0] === list // { mill: { title: 'Boy' } }, which is no list
    if ((isGroup || isSingleEntry) && !LIST.test(key))
      report(section, key, 'the name of a group, which the content does not have')
    return entries
  })
}

/** Returns the lists in a frame, and reports its headings. Returns nothing for an entry or a map, because neither is a frame. */
function listsIn(frame: Fields, section: string) {
  const parts = Object.entries(frame)
  const lists = parts.filter(([, part]) => [part].flat().some(isFields))
  const others = parts.filter((field) => !lists.includes(field))
  const hasFacts = others.some(([key, text]) => !HEADING.test(key) && !isSwitch(text))
  const hasPositions = lists.some(([key]) => POSITIONS.test(key))
  // In `{ Languages: [{ name: 'C' }], Tools: [ … ] }`, the keys are the names of skills.
  const isMap = MAPS.has(section) && others.length === 0 && !lists.every(([key]) => LIST.test(key))
  if (lists.length === 0 || hasFacts || hasPositions || isMap) return []
  reportFields(section, Object.fromEntries(others))
  return lists
}

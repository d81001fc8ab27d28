import { fieldNames, isPersonal, isSection, sectionName } from '@/scripts/import/resume/sections-and-fields'
import { POSITIONS } from '@/scripts/import/resume/split-positions'
import { type Fields, isFields } from '@/scripts/import/support/fields'
import { reportFields } from '@/scripts/import/support/reports'
import { networkOfField } from '@/scripts/import/values/links'
import { splitList } from '@/scripts/import/values/texts'

/** The fields that the keys and the values of a map become, such as `{ Databases: ['Redis'] }`. */
const MAPS = new Map([
  ['skills', ['name', 'keywords']],
  ['interests', ['name', 'keywords']],
  ['languages', ['language', 'fluency']],
  ['profiles', ['network', 'url']],
])
/** A part about the person, whose title may be a heading, such as "About me" or "Get in touch". */
const ABOUT = /^(?:about|bio|career.?profile|contact|info|intro|summary)/i
/** All other fields of an object with one list are headings. */
const HEADING = /^(?:caption|description|header|heading|intro|subtitle|title)$/i
const LIST = /^(?:contents?|data|entries|info|items|list)$/i

/** Gives the sections the names of JSON Resume, and makes a list of each. Fields of the person go to `basics`. */
export function renameSections(resume: Fields): Fields {
  const basics: Fields = {}
  const others: Fields = {}
  for (const [key, part] of Object.entries(resume)) {
    const isPerson = isFields(part) && (sectionName(key) === 'basics' || ABOUT.test(key))
    for (const [field, value] of isPerson ? personIn(part, key) : [[key, part] as const]) {
      const name = sectionName(field)
      if (isSection(name) && (!isPerson || typeof value === 'object'))
        others[name] = [others[name] ?? [], entriesIn(value, name)].flat()
      else if (isPerson || name === 'profiles' || isPersonal(field) || networkOfField(field))
        basics[field] = value
      else others[field] = value
    }
  }
  return Object.keys(basics).length > 0 ? { basics, ...others } : others
}

/** Leaves out a heading, and marks such as `education: true`, which say where a site shows a section. */
function personIn({ title, ...part }: Fields, key: string) {
  const isHeading = ABOUT.test(key) && !part.name
  if (isHeading) reportFields(key, { title })
  const fields = Object.entries(isHeading ? part : { title, ...part })
  return fields.filter(([, value]) => value !== undefined && !/^(?:true|false)$/i.test(String(value)))
}

/** @param path such as `resume.skills`. Below an entry, `skills` is a field, and no section. */
export function mayBeMap(path: string) {
  return !path.includes('[') && MAPS.has(sectionName(path.split('.').at(-1) ?? ''))
}

export function entriesIn(section: unknown, name: string): unknown[] {
  const [key, value = ''] = MAPS.get(name) ?? []
  const framed = isFields(section) ? entriesInFrame(section, name) : []
  if (framed.length > 0) return framed
  if (typeof section === 'string' && key) return splitList(section)
  if (!isFields(section) || !key || fieldNames(name).some((field) => field in section))
    return [section].flat()
  return Object.entries(section).map(([word, part]) => ({
    [key]: word,
    ...(isFields(part) ? part : { [value]: part }),
  }))
}

/** Takes the entries of a section out of a frame, such as `{ title: 'My work', abroad: { jobs: [ … ] } }`. */
function entriesInFrame(frame: Fields, name: string): unknown[] {
  const isText = ([, part]: [string, unknown]) => ![part].flat().some(isFields)
  const texts = Object.entries(frame).filter(isText)
  const [[key = '', part] = [], ...more] = Object.entries(frame).filter((field) => !isText(field))
  const isOnly = more.length === 0 && !isSection(sectionName(key)) && !POSITIONS.test(key)
  const isFrame =
    isOnly && (texts.length > 0 || LIST.test(key)) && texts.every(([text]) => HEADING.test(text))
  const named = listsNamed(frame, name)
  const entries = named.length > 0 || !isFrame ? named : [part].flat().filter(isFields)
  if (entries.length > 0) reportFields(name, Object.fromEntries(texts))
  return entries
}

/** Looks no deeper within a map, whose keys are names of entries. */
function listsNamed(frame: Fields, name: string): unknown[] {
  return Object.entries(frame).flatMap(([key, part]) => {
    const parts = [part].flat().filter(isFields)
    if (Array.isArray(part) && sectionName(key) === name && !POSITIONS.test(key)) return parts
    return MAPS.has(name) ? [] : parts.flatMap((inner) => listsNamed(inner, name))
  })
}

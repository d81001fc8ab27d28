import { normalizeField } from '@/scripts/import/resume/normalize-field'
import { readEntryDates } from '@/scripts/import/resume/read-entry-dates'
import { renameFields } from '@/scripts/import/resume/rename-fields'
import { entriesIn } from '@/scripts/import/resume/rename-sections'
import { fieldNames, isSection, longTextsOf } from '@/scripts/import/resume/sections-and-fields'
import { splitPositions } from '@/scripts/import/resume/split-positions'
import { asFields, type Fields, isFields, type Resume, withoutMissing } from '@/scripts/import/support/fields'
import { report } from '@/scripts/import/support/reports'
import { completeProfile, networkOfField } from '@/scripts/import/values/links'
import { textAndItems } from '@/scripts/import/values/texts'

/** Some files have an e-mail address among the profiles. */
const EMAIL = /^(?:mailto:)?([^\s@/]+@[^\s@/]+)$/
/** The merge compares each profile with all others. */
const MAX_PROFILES = 100

/** Makes a JSON Resume of version 1.0.0: dates as in ISO 8601, texts without Markdown and HTML. */
export function normalizeResume({ $schema, meta, basics = {}, ...parts }: Fields, language: string): Resume {
  if (!isFields(basics)) report('basics', basics, 'wanted fields, for example a name')
  const person = normalizePerson(asFields(basics), language)
  const sections: Record<string, Fields[]> = {}
  for (const [name, part] of Object.entries(parts))
    if (isSection(name)) sections[name] = normalizeEntries([part].flat(), name, name, language)
    else report(name, part)
  return { basics: person, sections }
}

function normalizeEntries(list: unknown[], section: string, path: string, language: string) {
  const [mainField = ''] = fieldNames(section)
  return list.flatMap((item, index) => {
    const at = `${path}[${index}]`
    const renamed = splitPositions(isFields(item) ? item : { [mainField]: item }, section, at, language)
    return renamed.flatMap((entry) => normalizeEntry(entry, section, at, language)).map(withoutMissing)
  })
}

/** Accounts that stand in a field of their own, such as `github`, are profiles. */
function normalizePerson(basics: Fields, language: string): Fields {
  const isAccount = ([key, value]: [string, unknown]) => networkOfField(key) && value !== undefined
  const accounts = Object.entries(basics).filter(isAccount)
  const personal = Object.entries(basics).filter((field) => !isAccount(field))
  const { profiles = [], ...person } = renameFields(Object.fromEntries(personal), 'basics', 'basics')
  const named = accounts.map(([key, url]) => ({ url, ...asFields(url), network: networkOfField(key) }))
  const found = [...entriesIn(profiles, 'profiles'), ...named]
  if (found.length > MAX_PROFILES)
    throw new Error(`it has ${found.length} profiles; wanted at most ${MAX_PROFILES}`)
  const texts = normalizeTexts(person, 'basics', 'basics')
  const listed = normalizeEntries(found, 'profiles', 'basics.profiles', language)
  const addresses = listed.map(({ url }) => EMAIL.exec(String(url))?.[1])
  const email = texts.email ?? addresses.find(Boolean)
  const links = listed.filter((_, index) => !addresses[index] || addresses[index] !== email)
  return withoutMissing({ ...texts, email, profiles: links.length > 0 ? links : undefined })
}

function normalizeEntry(entry: Fields, section: string, path: string, language: string): Fields[] {
  const dates = readEntryDates(entry, path, language)
  if (!dates) {
    report(path, entry, 'left out, because without its end it would seem to go on')
    return []
  }
  const { startDate, endDate, current, period, date, releaseDate, ...others } = entry
  const texts = normalizeTexts(others, section, path)
  if (section === 'profiles') return [completeProfile(texts)]
  // A project keeps its `period`, because `toProject` takes a project without any date for a new one.
  if (section !== 'references') return [{ ...texts, ...dates, ...(section === 'projects' && { period }) }]
  // The content has one text for position and company, such as `Miller, Mill`.
  const { name: person, company, ...reference } = texts
  const position = [reference.position, company].filter(Boolean).join(', ') || undefined
  return [{ ...reference, ...dates, name: person ?? position, position: person && position }]
}

function normalizeTexts(entry: Fields, section: string, path: string) {
  const texts: Fields = {}
  const highlights: string[] = []
  for (const [name, value] of Object.entries(entry)) {
    if (!longTextsOf(section).includes(name) || typeof value !== 'string')
      texts[name] = normalizeField(name, value, `${path}.${name}`)
    else {
      const { text, items } = textAndItems(value)
      texts[name] = text || undefined
      highlights.push(...items)
    }
  }
  return highlights.length > 0 ? { ...texts, highlights: [texts.highlights ?? [], highlights].flat() } : texts
}

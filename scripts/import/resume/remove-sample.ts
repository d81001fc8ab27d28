import { asFields, type Fields, isFields, mapParts } from '@/scripts/import/support/fields'
import { report } from '@/scripts/import/support/reports'

/** Texts of the sample at jsonresume.org/schema. Many people start from it, and some texts stay in their files. */
const SAMPLE_TEXTS = [
  /^(John|Jane) Doe$|^A summary of John Doe|^john@gmail\.com$|^\(912\) 555-4321$|^(Description|Reference)(…|\.\.\.)$/,
  /^https?:\/\/(johndoe|company|organization|institution|certificate|publication|project)\.com\/?$/,
  /^(Started the company|Awarded 'Volunteer of the Month'|DB1101 - Basic SQL|There is no spoon\.|Won award at AIHacks 2016)$/,
]
/** Names of entries in the sample. Each may be real, so an entry goes only if it has a second text of the sample. */
const SAMPLE_NAME = /^(Company|Organization|University|Award|Certificate|Publication|Project)$/
const SECOND_TEXTS = [...SAMPLE_TEXTS, SAMPLE_NAME, /^(President|Volunteer|Software Development|Bachelor)$/]
/** Each of these parts, as JSON, shows that its whole entry is from the sample. */
const SAMPLE_ENTRY =
  /"name":"Jane Doe"|"address":"2712 Broadway St"|twitter\.com\/john"|"Ferrets","Unicorns"|"Web Development","level":"Master","keywords":\["HTML","CSS","JavaScript"\]/

export function removeSample(resume: Fields): Fields {
  const rest = mapParts(resume, (part, path) => {
    if (Array.isArray(part) || path === '' || path === 'basics') return part
    const isSample = isFields(part) ? isSampleEntry(part) : isSampleText(String(part), path)
    if (!isSample) return part
    report(path, part, 'left out, because it is in the sample of JSON Resume')
  })
  return asFields(rest)
}

function isSampleEntry(entry: Fields) {
  const texts = Object.values(entry).flat().map(String)
  const known = texts.filter((text) => SECOND_TEXTS.some((pattern) => pattern.test(text)))
  const isNamed = texts.some((text) => SAMPLE_NAME.test(text))
  return (isNamed && known.length > 1) || SAMPLE_ENTRY.test(JSON.stringify(entry))
}

function isSampleText(text: string, path: string) {
  const isPublisher = /\.(awarder|issuer|publisher)$/.test(path) && text === 'Company'
  return isPublisher || SAMPLE_TEXTS.some((pattern) => pattern.test(text))
}

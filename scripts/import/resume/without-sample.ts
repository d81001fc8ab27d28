import { asFields, type Fields, isFields, mapParts } from '@/scripts/import/support/fields'
import { report } from '@/scripts/import/support/reports'

/** Texts of the sample at jsonresume.org/schema. Many people start from it, and some of these texts stay in their files. */
const SAMPLE_TEXTS = [
  /^(John|Jane) Doe$|^A summary of John Doe|^john@gmail\.com$|^\(912\) 555-4321$|^(Description|Reference)(…|\.\.\.)$/,
  /^https?:\/\/(johndoe|company|organization|institution|certificate|publication|project)\.com\/?$/,
  /^(Company|Organization|University|Award|Certificate|Publication|Project)$/,
  /^(Started the company|Awarded 'Volunteer of the Month'|DB1101 - Basic SQL|There is no spoon\.|Won award at AIHacks 2016)$/,
]
/** An entry that has one of these parts, as JSON, is of the sample as a whole. */
const SAMPLE_ENTRY =
  /"(name|company|organization|institution|title)":"(Company|Organization|University|Award|Certificate|Publication|Project|Jane Doe)"|"address":"2712 Broadway St"|twitter\.com\/john"|"Ferrets","Unicorns"|"Web Development","level":"Master","keywords":\["HTML","CSS","JavaScript"\]/

export function withoutSample(resume: Fields): Fields {
  const rest = mapParts(resume, (part, path) => {
    const isEntry = isFields(part) && path !== '' && path !== 'basics'
    const isSample = isEntry
      ? SAMPLE_ENTRY.test(JSON.stringify(part))
      : SAMPLE_TEXTS.some((text) => text.test(String(part)))
    if (!isSample || Array.isArray(part)) return part
    report(path, part, 'left out, because it is in the sample of JSON Resume')
  })
  return asFields(rest)
}

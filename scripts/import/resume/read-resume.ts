import { messageOf, visible } from '@/app/_findings/printable'
import { entriesOf } from '@/content/schema/cross-field-checks'
import { readByFormat } from '@/scripts/import/formats/read-by-format'
import { cleanFile } from '@/scripts/import/resume/clean-file'
import { fromReactiveResume } from '@/scripts/import/resume/from-reactive-resume'
import { normalizeResume } from '@/scripts/import/resume/normalize-resume'
import { renameSections } from '@/scripts/import/resume/rename-sections'
import { fieldNames, isPersonal, isSection, sectionName } from '@/scripts/import/resume/sections-and-fields'
import { asFields, type Fields, isFields, type Resume } from '@/scripts/import/support/fields'
import { reportFields } from '@/scripts/import/support/reports'

const WANTED = `Wanted a JSON Resume (jsonresume.org/schema) in JSON, YAML or a module, an export of Reactive Resume as JSON, the PDF
of your profile on LinkedIn, or the zip of LinkedIn’s "Get a copy of your data". Enter any other résumé in Reactive Resume, and
export that as JSON.`

/**
 * Makes a JSON Resume of a file in any of our formats, in five steps:
 * 1. `readByFormat` reads `cv: { jobs: { title: Jobs, items: [{ company: Loom, hidden: true }, { company: Mill, span: 2019 – 2021 }] } }`.
 * 2. `cleanFile` leaves out what is hidden: `cv: { jobs: { title: Jobs, items: [{ company: Mill, span: 2019 – 2021 }] } }`.
 * 3. `findResume` takes `jobs` out of `cv`. For Reactive Resume, `fromReactiveResume` takes out its frames.
 * 4. `renameSections` takes out the frames of others: `work: [{ company: Mill, span: 2019 – 2021 }]`.
 * 5. `normalizeResume` reads each entry: `work: [{ name: Mill, startDate: 2019, endDate: 2021 }]`.
 * @throws Error that says why the file is refused.
 */
export async function readResume(path: string, language: string): Promise<Resume> {
  try {
    const file = await readByFormat(path)
    const shown = cleanFile(file, language)
    const found = findResume(shown)
    if (!found)
      throw new Error(`its fields are ${Object.keys(asFields(shown)).slice(0, 8).join(', ') || 'none'}`)
    return normalizeResume(renameSections(fromReactiveResume(found)), language)
  } catch (error) {
    // The parser of YAML adds the broken line behind a colon.
    const [reason] = messageOf(error).split(':\n')
    throw new Error(`${visible(`${path} is refused: ${reason}`)}\n\n${WANTED}`)
  }
}

/** Finds the part of a file that has the sections of a résumé, and reports what lies beside it. */
function findResume(file: unknown): Fields | undefined {
  if (Array.isArray(file)) return findResume(sectionsIn(file))
  if (!isFields(file)) return undefined
  if (isResume(file)) return file
  for (const [name, part] of Object.entries(file)) {
    const resume = findResume(part)
    if (!resume) continue
    const { [name]: taken, ...others } = file
    if (name === 'sections') return { ...others, ...resume } // RenderCV has the person beside them
    reportFields('', others)
    return resume
  }
}

/** Names each section of a list such as `[{ title: 'Education', contents: [ … ] }]`, which al-folio has. */
function sectionsIn(list: unknown[]) {
  const sections = entriesOf(list).map(({ title, name = title, items, contents = items }) => {
    // A section about the person has the name and the value of each fact.
    const facts = entriesOf(contents).map((fact) => [fact.name, fact.value] as const)
    const isFacts = facts.length > 0 && facts.every(([, value]) => typeof value === 'string')
    return [name, isFacts ? Object.fromEntries(facts) : contents] as const
  })
  return Object.fromEntries(sections.filter(([, contents]) => contents !== undefined))
}

/** A file with a single section among other fields may be no résumé. */
function isResume({ $schema, meta, ...resume }: Fields) {
  const names = Object.keys(resume)
  const sections = names.filter((name) => isSection(sectionName(name)) && typeof resume[name] === 'object')
  const others = names.filter((name) => !fieldNames(sectionName(name)).length && !isPersonal(name))
  return isFields(resume.basics) || sections.length > 1 || (sections.length === 1 && others.length === 0)
}

import { entriesOf } from '@/content/schema/cross-field-checks'
import { fieldNames, isPersonal, isSection, sectionName } from '@/scripts/import/resume/sections-and-fields'
import { type Fields, isFields } from '@/scripts/import/support/fields'
import { reportFields } from '@/scripts/import/support/reports'

/** Finds the part of a file that has the sections of a résumé, and reports what lies beside it. */
export function findResume(file: unknown): Fields | undefined {
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

/** Two sections make a résumé. A single one does so only without foreign fields beside it. */
function isResume({ $schema, meta, ...resume }: Fields) {
  const names = Object.keys(resume)
  const sections = names.filter((name) => isSection(sectionName(name)) && typeof resume[name] === 'object')
  const others = names.filter((name) => !fieldNames(sectionName(name)).length && !isPersonal(name))
  return isFields(resume.basics) || sections.length > 1 || (sections.length === 1 && others.length === 0)
}

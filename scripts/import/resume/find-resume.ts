import { fieldsOf, isPersonal, isSection, sectionName } from '@/scripts/import/resume/sections-and-fields'
import { type Fields, isFields } from '@/scripts/import/support/fields'
import { reportFields } from '@/scripts/import/support/reports'

/** Finds the part of a file that has the sections of a résumé, and reports what lies beside it. */
export function findResume(file: unknown): Fields | undefined {
  if (!isFields(file)) return undefined
  if (isResume(file)) return file
  for (const [name, part] of Object.entries(file)) {
    const resume = findResume(part)
    if (!resume) continue
    const { [name]: own, ...others } = file
    reportFields('', others)
    return resume
  }
}

/** One section alone among other fields may belong to another kind of file. */
function isResume({ $schema, meta, ...resume }: Fields) {
  const names = Object.keys(resume)
  const sections = names.filter((name) => isSection(sectionName(name)))
  const others = names.filter((name) => !fieldsOf(sectionName(name)).length && !isPersonal(name))
  return isFields(resume.basics) || sections.length > 1 || (sections.length === 1 && others.length === 0)
}

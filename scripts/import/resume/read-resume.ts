import { messageOf, visible } from '@/app/_findings/printable'
import { readByFormat } from '@/scripts/import/formats/read-by-format'
import { cleanFile } from '@/scripts/import/resume/clean-file'
import { findResume } from '@/scripts/import/resume/find-resume'
import { normalizeResume } from '@/scripts/import/resume/normalize-resume'
import { readReactiveResume } from '@/scripts/import/resume/read-reactive-resume'
import { renameSections } from '@/scripts/import/resume/rename-sections'
import { withoutSample } from '@/scripts/import/resume/without-sample'
import { asFields, type Fields } from '@/scripts/import/support/fields'

const WANTED = `Wanted a JSON Resume (jsonresume.org/schema) in JSON, YAML or a module, an export of Reactive Resume as JSON, the PDF
of your profile on LinkedIn, or the zip of LinkedIn’s "Get a copy of your data". Enter any other résumé in Reactive Resume, and
export that as JSON.`

/** Makes a JSON Resume of a file in any of our formats. @throws Error that says why the file is refused. */
export async function readResume(path: string, language: string): Promise<Fields> {
  try {
    const file = cleanFile(await readByFormat(path), language)
    const resume = findResume(file)
    if (!resume)
      throw new Error(`its fields are ${Object.keys(asFields(file)).slice(0, 8).join(', ') || 'none'}`)
    // Reactive Resume comes after the cleaning, because only the frames of its sections say which are hidden.
    const sections = renameSections(readReactiveResume(resume))
    return normalizeResume(withoutSample(sections), language)
  } catch (error) {
    // The parser of YAML quotes the line behind a colon.
    const [reason] = messageOf(error).split(':\n')
    throw new Error(`${visible(`${path} is refused: ${reason}`)}\n\n${WANTED}`)
  }
}

import { messageOf, visible } from '@/app/_findings/printable'
import { readByFormat } from '@/scripts/import/formats/read-by-format'
import { cleanFile } from '@/scripts/import/resume/clean-file'
import { findResume } from '@/scripts/import/resume/find-resume'
import { fromReactiveResume } from '@/scripts/import/resume/from-reactive-resume'
import { normalizeResume } from '@/scripts/import/resume/normalize-resume'
import type { Resume } from '@/scripts/import/support/entry'
import { asFields } from '@/scripts/import/support/fields'

const WANTED = `Wanted a JSON Resume (jsonresume.org/schema) in JSON, YAML or a module, an export of Reactive Resume as JSON, the PDF
of your profile on LinkedIn, or the zip of LinkedIn’s "Get a copy of your data". Enter any other résumé in Reactive Resume, and
export that as JSON.`

/**
 * Turns a file in any of our formats into a JSON Resume. @throws Error that says why the file is refused.
 *
 * - `readByFormat` reads `cv: { jobs: { title: Jobs, list: [{ company: Loom, hidden: true }, { company: Mill, span: 2019 – 2021 }] } }`.
 * - `cleanFile` leaves out what is hidden: `cv: { jobs: { title: Jobs, list: [{ company: Mill, span: 2019 – 2021 }] } }`.
 * - `findResume` takes it out of `cv`: `jobs: { title: Jobs, list: [{ company: Mill, span: 2019 – 2021 }] }`.
 * - `fromReactiveResume` changes nothing here, because the file has no `sections` as in Reactive Resume.
 * - `normalizeResume` does the rest: `work: [{ name: Mill, startDate: 2019, endDate: 2021 }]`.
 */
export async function readResume(path: string, language: string): Promise<Resume> {
  try {
    const file = await readByFormat(path)
    const shown = cleanFile(file, language)
    const found = findResume(shown)
    if (!found)
      throw new Error(`its fields are ${Object.keys(asFields(shown)).slice(0, 8).join(', ') || 'none'}`)
    return normalizeResume(fromReactiveResume(found), language)
  } catch (error) {
    // The parser of YAML adds the broken line behind a colon.
    const [reason] = messageOf(error).split(':\n')
    throw new Error(`${visible(`${path} is refused: ${reason}`)}\n\n${WANTED}`)
  }
}

import { readFileSync, statSync } from 'node:fs'
import { visible } from '@/app/_check/finding'
import { clean } from '@/scripts/import/fitting'
import { fromLinkedIn } from '@/scripts/import/formats/linkedin'
import { fromReactiveResume, isReactiveResume } from '@/scripts/import/formats/reactive-resume'
import { inOneLanguage } from '@/scripts/import/languages'
import { secureLinks } from '@/scripts/import/links'
import { normalizeResume } from '@/scripts/import/normalize-resume'
import { parseFile, WANTED } from '@/scripts/import/parse-file'
import type { Remark } from '@/scripts/import/remarks'
import { type Fields, isFields, isJsonResume } from '@/scripts/import/resume-fields'

/** Other files that people have, each with what to do. @see WANTED */
const OTHER_SHAPES: [isIt: (value: Fields) => boolean, what: string][] = [
  [
    ({ meta, employment }) => /^FRESH/i.test(Object(meta).format) || Object(employment).history,
    'a FRESH résumé; convert it to a JSON Resume first, for example with HackMyResume',
  ],
  [
    (value) => 'SkillsPassport' in value || 'europass' in value,
    'a Europass CV; enter it in Reactive Resume, and export that as JSON',
  ],
  [({ cv }) => Object(cv).sections, 'a RenderCV file; write its entries as a JSON Resume'],
  [
    (value) => 'login' in value && 'public_repos' in value,
    'an answer of GitHub; run: npm run import -- github:HANDLE',
  ],
]

/**
 * A résumé of any format that we read, as a JSON Resume of today: without invisible characters, in one language, and
 * with https links where they answer.
 *
 * @param language of the site. @throws Error that says why the file is refused.
 */
export async function readResume(path: string, language: string, remark: Remark): Promise<Fields> {
  try {
    const read = readAny(path, language, remark)
    return await secureLinks(normalizeResume(read, { language, remark }))
  } catch (error) {
    const reason = error instanceof RangeError ? 'it is nested too deeply' : Object(error).message
    throw new Error(visible(`${path} is refused: ${reason}`))
  }
}

function readAny(path: string, language: string, remark: Remark): Fields {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats) throw new Error('there is no such file')
  const isLinkedIn = stats.isDirectory() || readFileSync(path).toString('latin1', 0, 4) === 'PK\u0003\u0004'
  const file = isLinkedIn ? fromLinkedIn(path, remark) : parseFile(path)
  if (!isFields(file)) throw new Error(`wanted an object; ${WANTED}`)
  const cleaned = clean(file, '', remark)
  const fields: Fields = Object(isLinkedIn ? cleaned : inOneLanguage(cleaned, language, remark))
  if (isReactiveResume(fields)) return fromReactiveResume(fields, remark)
  if (isLinkedIn || isJsonResume(fields)) return fields
  const [, other] = OTHER_SHAPES.find(([isIt]) => isIt(fields)) ?? []
  const some = Object.keys(fields).slice(0, 8).join(', ') || 'none'
  throw new Error(`${other ? `it seems to be ${other}` : `its fields are ${some}`}; ${WANTED}`)
}

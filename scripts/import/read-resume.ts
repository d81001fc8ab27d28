import { statSync } from 'node:fs'
import { visible } from '@/app/_check/finding'
import { clean, type Remark } from '@/scripts/import/fitting'
import { fromLinkedIn } from '@/scripts/import/formats/linkedin'
import { fromReactiveResume, isReactiveResume } from '@/scripts/import/formats/reactive-resume'
import { inOneLanguage } from '@/scripts/import/languages'
import { normalizeResume } from '@/scripts/import/normalize-resume'
import { isZip, parseFile, WANTED } from '@/scripts/import/parse-file'
import { type Fields, isFields, isJsonResume } from '@/scripts/import/resume-fields'
import { secureLinks } from '@/scripts/import/secure-links'

/** Other files that people have, each with what to do. @see WANTED */
const OTHER_SHAPES: [name: string, isIt: (value: Fields) => boolean, advice: string][] = [
  [
    'a FRESH résumé',
    ({ meta, employment }) => /^FRESH/i.test(Object(meta).format) || Object(employment).history,
    'convert it to a JSON Resume first, for example with HackMyResume',
  ],
  [
    'a Europass CV',
    (value) => 'SkillsPassport' in value || 'europass' in value,
    'enter it in Reactive Resume, and export that as JSON',
  ],
  ['a RenderCV file', ({ cv }) => Object(cv).sections, 'write its entries as a JSON Resume'],
  ['a Manfred résumé', (value) => 'aboutMe' in value && 'experience' in value, 'export it as a JSON Resume'],
  ['a package.json', (value) => 'name' in value && ('dependencies' in value || 'scripts' in value), ''],
  [
    'an answer of GitHub',
    (value) => 'login' in value && 'public_repos' in value,
    'run: npm run import -- github:HANDLE',
  ],
  ['a schema, not a résumé', (value) => 'properties' in value && 'type' in value, ''],
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
  if (stats.isDirectory() || isZip(path)) return Object(clean(fromLinkedIn(path, remark), '', remark))
  const file = parseFile(path)
  if (!isFields(file)) throw new Error(`wanted an object; ${WANTED}`)
  const fields: Fields = Object(inOneLanguage(clean(file, '', remark), language, remark))
  if (isReactiveResume(fields)) return fromReactiveResume(fields, remark)
  if (isJsonResume(fields)) return fields
  const [name, , advice] = OTHER_SHAPES.find(([, isIt]) => isIt(fields)) ?? []
  const some = Object.keys(fields).slice(0, 8).join(', ') || 'none'
  const seems = name ? `it seems to be ${name}` : `its fields are ${some}`
  throw new Error([seems, advice, WANTED].filter(Boolean).join('; '))
}

import { readFileSync, statSync } from 'node:fs'
import { visible } from '@/app/_check/finding'
import { firstLanguage } from '@/components/content/content'
import { furtherLanguages, isLanguage } from '@/components/content/languages'
import { clean, mapParts } from '@/scripts/import/fitting'
import { withoutSample } from '@/scripts/import/json-resume-sample'
import { fromLinkedIn } from '@/scripts/import/linkedin'
import { secureLinks } from '@/scripts/import/links'
import { normalizeResume } from '@/scripts/import/normalize-resume'
import { parseFile, WANTED } from '@/scripts/import/parse-file'
import { fromReactiveResume, isReactiveResume } from '@/scripts/import/reactive-resume'
import type { Remark } from '@/scripts/import/remarks'
import { type Fields, isFields, isJsonResume } from '@/scripts/import/resume-fields'

/** A résumé of any format as a normalized JSON Resume in one language. @throws Error that says why the file is refused. */
export async function readResume(path: string, language: string, remark: Remark): Promise<Fields> {
  try {
    const stats = statSync(path, { throwIfNoEntry: false })
    if (!stats) throw new Error('there is no such file')
    const isZip = stats.isFile() && readFileSync(path).toString('latin1', 0, 4) === 'PK\u0003\u0004'
    const file = isZip || stats.isDirectory() ? fromLinkedIn(path) : parseFile(path)
    if (!isFields(file)) throw new Error(`wanted an object; ${WANTED}`)
    const fields: Fields = Object(inOneLanguage(clean(file, '', remark), language, remark))
    const isReactive = isReactiveResume(fields)
    const some = Object.keys(fields).slice(0, 8).join(', ') || 'none'
    if (!isReactive && !isJsonResume(fields)) throw new Error(`its fields are ${some}; ${WANTED}`)
    const resume = Object(isReactive ? fromReactiveResume(fields, remark) : withoutSample(fields, remark))
    return await secureLinks(normalizeResume(resume, { language, remark }))
  } catch (error) {
    const reason = error instanceof RangeError ? 'it is nested too deeply' : Object(error).message
    throw new Error(visible(`${path} is refused: ${reason}`))
  }
}

/** Of values in several languages, `{ de: 'Leiterin', en: 'Head' }`, it takes that of the site, otherwise the first. */
function inOneLanguage(value: unknown, language: string, remark: Remark) {
  const base = (tag: string) => tag.toLowerCase().split(/[-_]/)[0]
  return mapParts(value, '', (part) => {
    const tags = isFields(part) ? Object.keys(part) : []
    if (!areLanguages(tags, language)) return part
    const close = tags.find((tag) => base(tag) === base(language))
    const chosen = tags.find((tag) => tag === language) ?? close ?? String(tags[0])
    const others = tags.filter((tag) => tag !== chosen && !furtherLanguages.map(base).includes(base(tag)))
    const why = `only ${chosen} is read; each other one needs a folder in content/`
    if (others.length > 0) remark('texts in several languages', others, why)
    return Object(part)[chosen]
  })
}

/** One tag alone may be a field, such as `id` or `to`. */
function areLanguages(tags: string[], language: string) {
  const [first, ...more] = tags
  const known = [language, firstLanguage, ...furtherLanguages, 'en']
  if (!first || (more.length === 0 && !known.includes(first))) return false
  return tags.every(isLanguage)
}

import { readFileSync, statSync } from 'node:fs'
import { parseDocument } from 'yaml'
import { messageOf, visible } from '@/app/_check/printable'
import { fileKind } from '@/app/_untrusted/file-kind'
import { firstLanguage } from '@/components/content/content'
import { furtherLanguages, isLanguageTag } from '@/components/content/languages'
import { fromLinkedIn } from '@/scripts/import/resume/linkedin'
import { fromReactiveResume, isReactiveResume } from '@/scripts/import/resume/reactive-resume'
import { isJsonResume, readJsonResume } from '@/scripts/import/resume/read-json-resume'
import { withoutSample } from '@/scripts/import/resume/without-sample'
import { asFields, type Fields, isFields, mapParts, withoutHidden } from '@/scripts/import/support/fields'
import { report } from '@/scripts/import/support/reports'

const WANTED = `Wanted a JSON Resume (jsonresume.org/schema) in JSON or YAML, an export of Reactive Resume as JSON, or the zip of
LinkedIn’s "Get a copy of your data". Enter any other résumé in Reactive Resume, and export that as JSON.`
const MOST_BYTES = 1_000_000

/** Reads a file of any format as a JSON Resume in one language. @throws Error that says why the file is refused. */
export function readResume(path: string, language: string): Fields {
  try {
    const file = inOneLanguage(withoutHidden(readFile(path)), language)
    if (!isFields(file)) throw new Error('it has no fields')
    const resume = isReactiveResume(file) ? fromReactiveResume(file) : file
    if (!isJsonResume(resume)) throw new Error(`its fields are ${Object.keys(file).slice(0, 8).join(', ')}`)
    return readJsonResume(withoutSample(resume), language)
  } catch (error) {
    const reason = error instanceof RangeError ? 'it is nested too deeply' : messageOf(error)
    throw new Error(`${visible(`${path} is refused: ${reason}`)}\n\n${WANTED}`)
  }
}

function readFile(path: string): unknown {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats) throw new Error('there is no such file')
  if (stats.isDirectory()) return fromLinkedIn(path)
  const file = readFileSync(path)
  if (file.toString('latin1', 0, 4) === 'PK\u0003\u0004') return fromLinkedIn(path)
  if (file.length > MOST_BYTES) throw new Error('it is larger than 1 MB')
  return parseText(decode(file))
}

/** Parses JSON or YAML. @throws Error that says where the mistake is. */
function parseText(text: string): unknown {
  // YAML contains JSON, but would take some of its mistakes for texts.
  if (/^\s*[{[]/.test(text)) return parseJson(text)
  // All else stays as it is written, because `+49 30` and `1.0` would become other numbers.
  const document = parseDocument(text, { schema: 'failsafe', customTags: ['null', 'bool', 'merge'] })
  const [mistake] = document.errors.map(({ message }) => message.split(':\n')[0])
  if (mistake) throw new Error(`it is neither JSON nor YAML: ${mistake}`)
  return document.toJS()
}

/** Parses JSON, and says the line of a mistake, because older Nodes say only the position in the text. */
function parseJson(text: string) {
  try {
    return JSON.parse(text)
  } catch (error) {
    const line = (_: string, end: string) => ` line ${text.slice(0, Number(end)).split('\n').length}`
    throw new Error(`it is no JSON: ${messageOf(error).replace(/ position (\d+)$/, line)}`)
  }
}

function decode(file: Buffer) {
  const kind = fileKind(file)
  if (kind) throw new Error(`it is ${kind} inside`)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    throw new Error('it is no text in UTF-8; save it again as UTF-8')
  }
}

/** Takes of values in several languages, `{ de: 'Leiterin', en: 'Head' }`, that of the site, otherwise the first. */
function inOneLanguage(value: unknown, language: string) {
  const base = (tag: string) => tag.toLowerCase().split(/[-_]/)[0]
  return mapParts(value, (part) => {
    const tags = isFields(part) ? Object.keys(part) : []
    if (!areLanguages(tags)) return part
    const close = tags.find((tag) => base(tag) === base(language))
    const chosen = tags.find((tag) => tag === language) ?? close ?? String(tags[0])
    const others = tags.filter((tag) => tag !== chosen && !furtherLanguages.map(base).includes(base(tag)))
    const why = `only ${chosen} is read; each other one needs a folder in content/`
    if (others.length > 0) report('texts in several languages', others, why)
    return asFields(part)[chosen]
  })
}

/** Checks whether names are tags of languages. One alone may be a field, such as `id` or `to`. */
function areLanguages(tags: string[]) {
  const known = [firstLanguage, ...furtherLanguages, 'en']
  return (tags.length > 1 || known.includes(String(tags[0]))) && tags.every(isLanguageTag)
}

import { readFileSync, statSync } from 'node:fs'
import { parseDocument } from 'yaml'
import { visible } from '@/app/_check/printable'
import { fileKind } from '@/app/_untrusted/file-kind'
import { firstLanguage } from '@/components/content/content'
import { furtherLanguages, isLanguageTag } from '@/components/content/languages'
import { fromLinkedIn } from '@/scripts/import/resume/linkedin'
import { secureLinks } from '@/scripts/import/resume/links'
import { fromReactiveResume, isReactiveResume } from '@/scripts/import/resume/reactive-resume'
import { isJsonResume, readJsonResume } from '@/scripts/import/resume/read-json-resume'
import { withoutSample } from '@/scripts/import/resume/without-sample'
import { type Fields, isFields, mapParts, withoutHidden } from '@/scripts/import/support/fields'
import { report } from '@/scripts/import/support/reports'

const WANTED =
  'wanted a JSON Resume (jsonresume.org/schema) in JSON or YAML, an export of Reactive Resume as JSON, or the zip of LinkedIn’s "Get a copy of your data"'
const JSON5 = 'JSON5; convert it to JSON first: npx json5 FILE -o resume.json'
/** Other files that people have, each by how it begins without comments of TOML. */
const OTHER_KINDS: [begins: RegExp, what: string][] = [
  [/^<(!doctype html|html)\b/i, 'a page in HTML'],
  [/^<[?!a-z]/i, 'XML; if it is a Europass CV, enter it in Reactive Resume, and export that as JSON'],
  [/^(\[{1,2}[\w.-]+\]{1,2}\s|[\w.-]+\s*=)/, 'TOML; convert it to JSON first: yq -o json'],
  [/^(\/[/*]|\{\s*(\/[/*]|'|\w+\s*:))/, JSON5],
  [/^\w[\w ]*(,[\w ]+)+\r?\n/, 'one table of LinkedIn; name its whole zip or folder'],
  [/^cv:\s/, 'a RenderCV file; write its entries as a JSON Resume'],
]
const MOST_BYTES = 1_000_000
/** In characters. This much tells one kind from another. */
const BEGINNING = 2_000

/** A file of any format as a JSON Resume in one language. @throws Error that says why the file is refused. */
export async function readResume(path: string, language: string): Promise<Fields> {
  try {
    const file = inOneLanguage(withoutHidden(readFile(path)), language)
    if (!isFields(file)) throw new Error(`it has no fields; ${WANTED}`)
    const isReactive = isReactiveResume(file)
    if (!isReactive && !isJsonResume(file))
      throw new Error(`its fields are ${Object.keys(file).slice(0, 8).join(', ')}; ${WANTED}`)
    const resume = isReactive ? fromReactiveResume(file) : file
    return await secureLinks(readJsonResume(withoutSample(resume), language))
  } catch (error) {
    const reason = error instanceof RangeError ? 'it is nested too deeply' : Object(error).message
    throw new Error(visible(`${path} is refused: ${reason}`))
  }
}

function readFile(path: string): unknown {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats) throw new Error('there is no such file')
  if (stats.isDirectory()) return fromLinkedIn(path)
  const file = readFileSync(path)
  if (file.toString('latin1', 0, 4) === 'PK\u0003\u0004') return fromLinkedIn(path)
  if (file.length > MOST_BYTES) throw new Error('it is larger than 1 MB')
  if (/\.json[5c]$/i.test(path)) throw new Error(`it is ${JSON5}`)
  return parseText(decode(file))
}

/** @throws Error that says what the text is instead of JSON or YAML, or where its mistake is. */
function parseText(text: string): unknown {
  const beginning = text.slice(0, BEGINNING).replace(/^\s*#.*$/gm, '')
  const [, other] = OTHER_KINDS.find(([begins]) => begins.test(beginning.trim())) ?? []
  if (other) throw new Error(`it seems to be ${other}; ${WANTED}`)
  // YAML contains JSON, but would take some of its mistakes for texts.
  if (/^\s*[{[]/.test(text)) return parseJson(text)
  const document = parseDocument(text, { merge: true })
  const [mistake] = document.errors.map(({ message }) => message.split(':\n')[0])
  if (mistake) throw new Error(`it is neither JSON nor YAML: ${mistake}`)
  return document.toJS()
}

/** Older Nodes say only the position in the text, if not what stands there. */
function parseJson(text: string) {
  try {
    return JSON.parse(text)
  } catch (error) {
    const line = (_: string, position: string) =>
      ` line ${text.slice(0, Number(position)).split('\n').length}`
    throw new Error(`it is no JSON: ${String(Object(error).message).replace(/ position (\d+)$/, line)}`)
  }
}

/** Windows also writes UTF-16, with a byte order mark. */
function decode(file: Buffer) {
  const kind = fileKind(file)
  if (kind) throw new Error(`it is ${kind} inside; ${WANTED}`)
  const mark = file.toString('latin1', 0, 2)
  const encoding = mark === '\xff\xfe' ? 'utf-16le' : mark === '\xfe\xff' ? 'utf-16be' : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(file)
  } catch {
    throw new Error('it is no text in UTF-8; save it again as UTF-8')
  }
}

/** Of values in several languages, `{ de: 'Leiterin', en: 'Head' }`, it takes that of the site, otherwise the first. */
function inOneLanguage(value: unknown, language: string) {
  const base = (tag: string) => tag.toLowerCase().split(/[-_]/)[0]
  return mapParts(value, (part) => {
    const tags = isFields(part) ? Object.keys(part) : []
    if (!areLanguages(tags, language)) return part
    const close = tags.find((tag) => base(tag) === base(language))
    const chosen = tags.find((tag) => tag === language) ?? close ?? String(tags[0])
    const others = tags.filter((tag) => tag !== chosen && !furtherLanguages.map(base).includes(base(tag)))
    const why = `only ${chosen} is read; each other one needs a folder in content/`
    if (others.length > 0) report('texts in several languages', others, why)
    return Object(part)[chosen]
  })
}

/** One tag alone may be a field, such as `id` or `to`. */
function areLanguages(tags: string[], language: string) {
  const [first, ...more] = tags
  const known = [language, firstLanguage, ...furtherLanguages, 'en']
  if (!first || (more.length === 0 && !known.includes(first))) return false
  return tags.every(isLanguageTag)
}

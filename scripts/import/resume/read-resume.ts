import { readFileSync, statSync } from 'node:fs'
import { parseDocument } from 'yaml'
import { messageOf, visible } from '@/app/_check/printable'
import { fileKind } from '@/app/_untrusted/file-kind'
import { joinDate } from '@/scripts/import/resume/dates'
import { decodeText } from '@/scripts/import/resume/decode-text'
import { inOneLanguage } from '@/scripts/import/resume/in-one-language'
import { findResume, layOut } from '@/scripts/import/resume/lay-out'
import { fromLinkedIn } from '@/scripts/import/resume/linkedin'
import { fromLinkedInPdf } from '@/scripts/import/resume/linkedin-pdf/linkedin-pdf'
import { onlyShown } from '@/scripts/import/resume/only-shown'
import { fromReactiveResume, isReactiveResume } from '@/scripts/import/resume/reactive-resume'
import { readJsonResume } from '@/scripts/import/resume/read-json-resume'
import { readModule } from '@/scripts/import/resume/read-module'
import { withoutSample } from '@/scripts/import/resume/without-sample'
import { asFields, type Fields, isFields, mapParts, withoutHidden } from '@/scripts/import/support/fields'
import { report } from '@/scripts/import/support/reports'

const WANTED = `Wanted a JSON Resume (jsonresume.org/schema) in JSON, YAML or a module, an export of Reactive Resume as JSON, the PDF
of your profile on LinkedIn, or the zip of LinkedIn’s "Get a copy of your data". Enter any other résumé in Reactive Resume, and
export that as JSON.`
/** In bytes: with its pictures, or all tables of an archive, and what is left without pictures. */
const MOST_BYTES = 200_000_000
const MOST_REST = 1_000_000
const PICTURES = /data:image\/[\w.+-]+;base64,[\w+/=]+/g
/** Texts, lists and entries together. A long résumé has a tenth of them. */
const MOST_PARTS = 20_000
const TOO_MUCH = `it has more than ${MOST_PARTS} texts, which is no résumé of one person`

/** Reads a file of any format as a JSON Resume in one language. @throws Error that says why the file is refused. */
export async function readResume(path: string, language: string): Promise<Fields> {
  try {
    const file = inOneLanguage(withoutHidden(limited(await readFile(path))), language)
    if (!isFields(file)) throw new Error('it has no fields')
    const found = findResume(file)
    if (!found) throw new Error(`its fields are ${Object.keys(file).slice(0, 8).join(', ')}`)
    const resume = onlyShown(isReactiveResume(found) ? fromReactiveResume(found) : found)
    return readJsonResume(withoutSample(layOut(asFields(resume))), language)
  } catch (error) {
    const isDeep = error instanceof RangeError || /call stack/.test(messageOf(error))
    const reason = isDeep ? 'it is nested too deeply' : messageOf(error)
    throw new Error(`${visible(`${path} is refused: ${reason}`)}\n\n${WANTED}`)
  }
}

/** Recognises a file by how it begins, otherwise by its ending. */
async function readFile(path: string): Promise<unknown> {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats) throw new Error('there is no such file')
  if (stats.isDirectory()) return fromLinkedIn(path)
  if (stats.size > MOST_BYTES) throw new Error('it is larger than 200 MB')
  const file = readFileSync(path)
  if (file.toString('latin1', 0, 4) === 'PK\u0003\u0004') return fromLinkedIn(path)
  if (file.toString('latin1').replace(PICTURES, '').length > MOST_REST)
    throw new Error('it is larger than 1 MB')
  const kind = fileKind(file)
  if (kind === 'pdf') return fromLinkedInPdf(file)
  if (kind) throw new Error(`it is ${kind} inside`)
  const text = decodeText(file, 'the file')
  if (/\.[cm]?[jt]sx?$/.test(path)) return readModule(text)
  // In Markdown, the facts in front of it are the résumé.
  return parseText(/^---\s*\n([\s\S]*?\n)---\s*(?:\n|$)/.exec(text)?.[1] ?? text)
}

/** Joins dates, leaves out fields that JavaScript itself has, such as `toString`, and refuses a file that would take minutes. */
function limited(file: unknown) {
  let parts = 0
  return mapParts(file, (part, path) => {
    parts += 1
    if (parts > MOST_PARTS) throw new Error(TOO_MUCH)
    const fields = Object.keys(asFields(part)).filter((key) => key in Object.prototype)
    if (fields.length === 0) return joinDate(part) ?? undefined
    report(path, fields, 'a résumé has no such fields')
    return Object.fromEntries(Object.entries(asFields(part)).filter(([key]) => !fields.includes(key)))
  })
}

/** Parses JSON or YAML. @throws Error that says where the mistake is. */
function parseText(text: string): unknown {
  // YAML contains JSON, but would take some of its mistakes for texts.
  if (/^\s*[{[]/.test(text)) return parseJson(text)
  // Each name in a map is compared with each.
  if (text.split(':').length > MOST_PARTS) throw new Error(TOO_MUCH)
  // Numbers stay as they are written, because `+4930` and `1.0` would lose a part.
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

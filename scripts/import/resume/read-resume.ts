import { readFileSync, statSync } from 'node:fs'
import { parseDocument } from 'yaml'
import { messageOf, visible } from '@/app/_check/printable'
import { fileKind } from '@/app/_untrusted/file-kind'
import { inOneLanguage } from '@/scripts/import/resume/in-one-language'
import { fromLinkedIn } from '@/scripts/import/resume/linkedin'
import { fromLinkedInPdf } from '@/scripts/import/resume/linkedin-pdf/linkedin-pdf'
import { fromReactiveResume, isReactiveResume } from '@/scripts/import/resume/reactive-resume'
import { isJsonResume, readJsonResume } from '@/scripts/import/resume/read-json-resume'
import { withoutSample } from '@/scripts/import/resume/without-sample'
import { type Fields, isFields, withoutHidden } from '@/scripts/import/support/fields'

const WANTED = `Wanted a JSON Resume (jsonresume.org/schema) in JSON or YAML, an export of Reactive Resume as JSON, the PDF of
your profile on LinkedIn, or the zip of LinkedIn’s "Get a copy of your data". Enter any other résumé in Reactive Resume,
and export that as JSON.`
const MOST_BYTES = 1_000_000

/** Reads a file of any format as a JSON Resume in one language. @throws Error that says why the file is refused. */
export async function readResume(path: string, language: string): Promise<Fields> {
  try {
    const file = inOneLanguage(withoutHidden(await readFile(path)), language)
    if (!isFields(file)) throw new Error('it has no fields')
    const resume = isReactiveResume(file) ? fromReactiveResume(file) : file
    if (!isJsonResume(resume)) throw new Error(`its fields are ${Object.keys(file).slice(0, 8).join(', ')}`)
    return readJsonResume(withoutSample(resume), language)
  } catch (error) {
    const reason = error instanceof RangeError ? 'it is nested too deeply' : messageOf(error)
    throw new Error(`${visible(`${path} is refused: ${reason}`)}\n\n${WANTED}`)
  }
}

async function readFile(path: string): Promise<unknown> {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats) throw new Error('there is no such file')
  if (stats.isDirectory()) return fromLinkedIn(path)
  const file = readFileSync(path)
  if (file.toString('latin1', 0, 4) === 'PK\u0003\u0004') return fromLinkedIn(path)
  if (file.length > MOST_BYTES) throw new Error('it is larger than 1 MB')
  if (fileKind(file) === 'pdf') return fromLinkedInPdf(file)
  return parseText(decode(file))
}

/** Parses JSON or YAML. @throws Error that says where the mistake is. */
function parseText(text: string): unknown {
  // YAML contains JSON, but would take some of its mistakes for texts.
  if (/^\s*[{[]/.test(text)) return parseJson(text)
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

function decode(file: Buffer) {
  const kind = fileKind(file)
  if (kind) throw new Error(`it is ${kind} inside`)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    throw new Error('it is no text in UTF-8; save it again as UTF-8')
  }
}

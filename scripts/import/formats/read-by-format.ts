import { readFileSync, statSync } from 'node:fs'
import { parse } from 'yaml'
import { fileKind } from '@/app/_untrusted/file-kind'
import { decodeText } from '@/scripts/import/formats/decode-text'
import { readLinkedInExport } from '@/scripts/import/formats/read-linkedin-export'
import { readLinkedInPdf } from '@/scripts/import/formats/read-linkedin-pdf'
import { readModule } from '@/scripts/import/formats/read-module'

/** The limit does not count pictures within the file. */
const MAX_FILE_BYTES = 1_000_000
const PICTURES = /data:image\/[\w.+-]+;base64,[\w+/=]+/g

/** Recognises a format by the bytes of the file, then by its name. @returns the fields under the names of the file. */
export async function readByFormat(path: string): Promise<unknown> {
  const file = statSync(path).isDirectory() ? undefined : readFileSync(path)
  if (!file || file.toString('latin1', 0, 4) === 'PK\u0003\u0004') return readLinkedInExport(path, file)
  if (file.toString('latin1').replace(PICTURES, '').length > MAX_FILE_BYTES)
    throw new Error('it is larger than 1 MB')
  const kind = fileKind(file)
  if (kind === 'pdf') return readLinkedInPdf(file)
  if (kind) throw new Error(`it is ${kind} inside`)
  const text = decodeText(file, 'the file')
  if (/\.[cm]?[jt]sx?$/.test(path)) return readModule(text.replace(/^module\.exports *=/m, 'export default'))
  // The parser of YAML reads JSON, too, but takes some mistakes in it for texts.
  if (/^\s*[{[]/.test(text) && !/\.ya?ml$/i.test(path)) return JSON.parse(text)
  // In Markdown, the facts in front of the text are the résumé.
  const [, facts = text] = /^---\s*\n([\s\S]*?\n)---\s*(?:\n|$)/.exec(text) ?? []
  // Numbers stay as they are written, because `+4930` and `1.0` would lose a part.
  // The check for unique keys would take minutes.
  return parse(facts, { schema: 'failsafe', customTags: ['null', 'bool', 'merge'], uniqueKeys: false })
}

import { readFileSync } from 'node:fs'
import { parseDocument } from 'yaml'
import { fileKind } from '@/app/_server/file-kind'

export const WANTED =
  'wanted a JSON Resume (jsonresume.org/schema) in JSON or YAML, an export of Reactive Resume as JSON, or the zip of LinkedIn’s "Get a copy of your data"'

const MOST_BYTES = 1_000_000
/** In characters. This much tells one kind from another. */
const BEGINNING = 2_000

/** Other files that people have, each by how it begins without comments of TOML. */
const OTHER_KINDS: [begins: RegExp, what: string][] = [
  [/^<(!doctype html|html)\b/i, 'a page in HTML'],
  [/^<[?!a-z]/i, 'XML; if it is a Europass CV, enter it in Reactive Resume, and export that as JSON'],
  [/^(\[{1,2}[\w.-]+\]{1,2}\s|[\w.-]+\s*=)/, 'TOML; convert it to JSON first: yq -o json'],
  [/^(\/[/*]|\{\s*(\/[/*]|'|\w+\s*:))/, 'JSON5; convert it to JSON first: npx json5 FILE -o resume.json'],
  [/^\w[\w ]*(,[\w ]+)+\r?\n/, 'one table of LinkedIn; name its whole zip or folder'],
  [
    /"format"\s*:\s*"FRESH/i,
    'a FRESH résumé; convert it to a JSON Resume first, for example with HackMyResume',
  ],
  [/^cv:\s/, 'a RenderCV file; write its entries as a JSON Resume'],
  [/^\{\s*"login"\s*:/, 'an answer of GitHub; run: npm run import -- github:HANDLE'],
]

/** The value of a file in JSON or YAML. @throws Error that says what it is instead, or where its mistake is. */
export function parseFile(path: string): unknown {
  const file = readFileSync(path)
  if (file.length > MOST_BYTES) throw new Error('it is larger than 1 MB')
  const text = decode(file)
  const beginning = text.slice(0, BEGINNING).replace(/^\s*#.*$/gm, '')
  if (/\.json[5c]$/i.test(path))
    throw new Error('it is JSON5; convert it to JSON first: npx json5 FILE -o resume.json')
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

import { readFileSync } from 'node:fs'
import { parseDocument } from 'yaml'
import { fileKind } from '@/app/_server/file-kind'

export const WANTED =
  'wanted a JSON Resume (jsonresume.org/schema) in JSON or YAML, an export of Reactive Resume as JSON, or the zip of LinkedIn’s "Get a copy of your data"'

const MOST_BYTES = 1_000_000
/** As little as tells one kind from another. */
const BEGINNING = 2_000

/** Other files that people have, each by how it begins without comments of TOML. */
const OTHER_KINDS: [begins: RegExp, what: string][] = [
  [/^<(!doctype html|html)\b/i, `a page in HTML; ${WANTED}`],
  [/^<[?!a-z]/i, 'XML; if it is a Europass CV, enter it in Reactive Resume, and export that as JSON'],
  [/^(\[{1,2}[\w.-]+\]{1,2}\s|[\w.-]+\s*=)/, 'TOML; convert it to JSON first, for example with: yq -o json'],
  [
    /^(\/[/*]|\{\s*(\/[/*]|'|\w+\s*:))/,
    'JSON5; convert it to JSON first, for example with: npx json5 FILE -o resume.json',
  ],
  [
    /^\w[\w ]*(,[\w ]+)+\r?\n/,
    'one table; name the whole zip or the folder of LinkedIn’s "Get a copy of your data"',
  ],
]

/** The value of a file in JSON or YAML. @throws Error that says what it is instead, or where its mistake is. */
export function parseFile(path: string): unknown {
  const file = readFileSync(path)
  if (file.length > MOST_BYTES) throw new Error('it is larger than 1 MB')
  const text = decode(file)
  try {
    return JSON.parse(text)
  } catch (error) {
    const beginning = text.slice(0, BEGINNING).replace(/^\s*#.*$/gm, '')
    const [, other] = OTHER_KINDS.find(([begins]) => begins.test(beginning.trim())) ?? []
    if (other) throw new Error(`it is ${other}`)
    // YAML contains JSON, but would take some of its mistakes for texts.
    if (/^\s*[{[]/.test(text)) throw new Error(`it is no JSON: ${withLine(Object(error).message, text)}`)
    const document = parseDocument(text, { merge: true })
    const [mistake] = document.errors.map(({ message }) => message.split(':\n')[0])
    if (mistake) throw new Error(`it is neither JSON nor YAML: ${mistake}`)
    return document.toJS()
  }
}

/** Older Nodes say only the position in the text, if not what stands there. */
function withLine(message: string, text: string) {
  const lineOf = (position: string) => text.slice(0, Number(position)).split('\n').length
  return message.replace(/ position (\d+)$/, (_, position) => ` line ${lineOf(position)}`)
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

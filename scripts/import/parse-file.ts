import { readFileSync } from 'node:fs'
import { type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import { parseDocument } from 'yaml'
import { fileKind } from '@/app/_server/file-kind'

export const WANTED =
  'wanted a JSON Resume (jsonresume.org/schema) in JSON or YAML, an export of Reactive Resume as JSON, or the zip of LinkedIn’s "Get a copy of your data"'

const MOST_BYTES = 1_000_000
/** As little as tells one kind from another. */
const BEGINNING = 2_000

/** What people have instead of JSON and YAML, by the ending of its name or by its beginning without comments of TOML. */
const OTHER_KINDS: Record<string, [begins: RegExp, what: string]> = {
  html: [/^<(!doctype html|html)\b/i, `a page in HTML; ${WANTED}`],
  xml: [/^<[?!a-z]/i, 'XML; if it is a Europass CV, enter it in Reactive Resume, and export that as JSON'],
  toml: [
    /^(\[{1,2}[\w.-]+\]{1,2}\s|[\w.-]+\s*=)/,
    'TOML; convert it to JSON first, for example with: yq -o json',
  ],
  json5: [
    /^(\/[/*]|\{\s*(\/[/*]|'|\w+\s*:))/,
    'JSON5; convert it to JSON first, for example with: npx json5 FILE -o resume.json',
  ],
  csv: [
    /^\w[\w ]*(,[\w ]+)+\r?\n/,
    'one table; name the whole zip or the folder of LinkedIn’s "Get a copy of your data"',
  ],
}

export function isZip(path: string) {
  return readFileSync(path).subarray(0, 4).toString('latin1') === 'PK\u0003\u0004'
}

/** The value of a file in JSON or YAML. @throws Error that says what it is instead, or where its mistake is. */
export function parseFile(path: string): unknown {
  const file = readFileSync(path)
  if (file.length > MOST_BYTES) throw new Error('it is larger than 1 MB')
  const text = decode(file)
  try {
    return JSON.parse(text)
  } catch {
    const beginning = text
      .slice(0, BEGINNING)
      .replace(/^\s*#.*$/gm, '')
      .trim()
    const other = Object.entries(OTHER_KINDS).find(
      ([ending, [begins]]) => path.toLowerCase().endsWith(`.${ending}`) || begins.test(beginning),
    )
    if (other) throw new Error(`it is ${other[1][1]}`)
    return /^\s*[{[]/.test(text) ? refuseJson(text) : parseYaml(text)
  }
}

/** YAML contains JSON, but would take some of its mistakes for texts. */
function refuseJson(text: string): never {
  const errors: ParseError[] = []
  parseTree(text, errors, { disallowComments: true })
  const { error, offset } = errors[0] ?? { error: 1, offset: 0 }
  const before = text.slice(0, offset).split('\n')
  const what = printParseErrorCode(error)
    .replace(/\B[A-Z]/g, ' $&')
    .toLowerCase()
  const there = text.slice(offset).split('\n', 1)[0]?.slice(0, 40)
  const at = there ? ` at ${JSON.stringify(there)}` : ', at the end of the file'
  const place = `line ${before.length}, column ${String(before.at(-1)).length + 1}`
  throw new Error(`it is no JSON: ${place}, ${what}${at}`)
}

function parseYaml(text: string): unknown {
  const document = parseDocument(text, { merge: true })
  const [message] = document.errors.map((error) => error.message.split(':\n')[0])
  if (message) throw new Error(`it is neither JSON nor YAML: ${message}`)
  return document.toJS()
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

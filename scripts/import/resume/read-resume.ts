import { readFileSync, statSync } from 'node:fs'
import { parse } from 'yaml'
import { declarationsIn, type Node, withoutType } from '@/app/_findings/declarations'
import { messageOf, visible } from '@/app/_findings/printable'
import { fileKind } from '@/app/_untrusted/file-kind'
import { cleanFile, withoutSample } from '@/scripts/import/resume/clean-file'
import { decodeText } from '@/scripts/import/resume/decode-text'
import { findResume, layOut } from '@/scripts/import/resume/lay-out'
import { fromLinkedIn } from '@/scripts/import/resume/linkedin'
import { fromLinkedInPdf } from '@/scripts/import/resume/linkedin-pdf/linkedin-pdf'
import { fromReactiveResume } from '@/scripts/import/resume/reactive-resume'
import { readJsonResume } from '@/scripts/import/resume/read-json-resume'
import { asFields, type Fields } from '@/scripts/import/support/fields'
import { report } from '@/scripts/import/support/reports'

const WANTED = `Wanted a JSON Resume (jsonresume.org/schema) in JSON, YAML or a module, an export of Reactive Resume as JSON, the PDF
of your profile on LinkedIn, or the zip of LinkedIn’s "Get a copy of your data". Enter any other résumé in Reactive Resume, and
export that as JSON.`
/** In bytes, without pictures. */
const LARGEST_FILE = 1_000_000
const PICTURES = /data:image\/[\w.+-]+;base64,[\w+/=]+/g

/** Returns a JSON Resume. @throws Error that says why the file is refused. */
export async function readResume(path: string, language: string): Promise<Fields> {
  try {
    const file = cleanFile(await readFile(path), language)
    const resume = findResume(file)
    if (!resume)
      throw new Error(`its fields are ${Object.keys(asFields(file)).slice(0, 8).join(', ') || 'none'}`)
    const sections = layOut(fromReactiveResume(resume)) // by their names in JSON Resume
    return readJsonResume(withoutSample(sections), language) // and their fields by theirs
  } catch (error) {
    // Behind a colon, the parser of YAML shows the line.
    const [reason] = messageOf(error).split(':\n')
    throw new Error(`${visible(`${path} is refused: ${reason}`)}\n\n${WANTED}`)
  }
}

async function readFile(path: string): Promise<unknown> {
  const file = statSync(path).isDirectory() ? undefined : readFileSync(path)
  if (!file || file.toString('latin1', 0, 4) === 'PK\u0003\u0004') return fromLinkedIn(path, file)
  if (file.toString('latin1').replace(PICTURES, '').length > LARGEST_FILE)
    throw new Error('it is larger than 1 MB')
  const kind = fileKind(file)
  if (kind === 'pdf') return fromLinkedInPdf(file)
  if (kind) throw new Error(`it is ${kind} inside`)
  const text = decodeText(file, 'the file')
  if (/\.[cm]?[jt]sx?$/.test(path)) return readModule(text)
  // YAML contains JSON, but would take some of its mistakes for texts.
  if (/^\s*[{[]/.test(text)) return JSON.parse(text)
  // In Markdown, the facts in front of it are the résumé.
  const [, facts = text] = /^---\s*\n([\s\S]*?\n)---\s*(?:\n|$)/.exec(text) ?? []
  // Numbers stay as they are written, because `+4930` and `1.0` would lose a part. Unique keys would take minutes.
  return parse(facts, { schema: 'failsafe', customTags: ['null', 'bool', 'merge'], uniqueKeys: false })
}

/** Reads what a module exports, otherwise its variables. Nothing of it runs. */
function readModule(source: string): Fields {
  const { variables, exported } = declarationsIn(source)
  const named = exported.size > 0 ? exported : variables
  return Object.fromEntries([...named].map(([name, { init }]) => [name, read(init, name)]))

  function read(whole: Node | null | undefined, path: string): unknown {
    const node = withoutType(whole)
    if (!node || node.type === 'NullLiteral') return
    if ('value' in node) return node.value
    if (node.elements) return node.elements.map((element, index) => read(element, `${path}[${index}]`))
    if (node.properties)
      return Object.fromEntries(node.properties.map((property) => propertyOf(property, path)))
    if (node.quasis?.length === 1) return node.quasis[0]?.value.cooked
    const declared = variables.get(node.name ?? '')?.init
    if (declared) return read(declared, path)
    report(path, source.slice(node.start, node.end), 'it is code, which does not run here')
  }

  /** A property whose value is no node is code, such as a method or a spread. */
  function propertyOf({ key, value, ...property }: Node, path: string) {
    const name = String(key?.name ?? key?.value)
    return [name, read((value as Node | undefined) ?? property, key ? `${path}.${name}` : path)]
  }
}

import { readFileSync, statSync } from 'node:fs'
import { type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import { fileKind } from '@/app/_server/file-kind'
import { findDeadLinks } from '@/scripts/doctor/dead-links'
import { asHttps, clean, type Remark } from '@/scripts/import/fitting'
import { type Fields, isJsonResume, toCurrent } from '@/scripts/import/formats/json-resume'
import { fromLinkedIn, readLinkedIn } from '@/scripts/import/formats/linkedin'
import { fromReactiveResume, isReactiveResume } from '@/scripts/import/formats/reactive-resume'
import { inOneLanguage } from '@/scripts/import/languages'

const RESUME_BYTES = 1_000_000
const WANTED =
  'wanted a JSON Resume (jsonresume.org/schema), an export of Reactive Resume as JSON, or the zip of LinkedIn’s "Get a copy of your data"'

/** Other files that people have, each with what to do. @see WANTED */
const OTHER_SHAPES: [name: string, isIt: (value: Fields) => boolean, advice: string][] = [
  [
    'a FRESH résumé',
    ({ meta, employment }) =>
      /^FRESH/i.test(String(Object(meta).format)) || Boolean(Object(employment).history),
    'convert it to a JSON Resume first, for example with HackMyResume',
  ],
  [
    'a Europass CV',
    (value) => 'SkillsPassport' in value || 'europass' in value,
    'enter it in Reactive Resume, and export that as JSON',
  ],
  ['a RenderCV file', ({ cv }) => Boolean(Object(cv).sections), 'write its entries as a JSON Resume'],
  ['a Manfred résumé', (value) => 'aboutMe' in value && 'experience' in value, 'export it as a JSON Resume'],
  ['a package.json', (value) => 'name' in value && ('dependencies' in value || 'scripts' in value), ''],
  [
    'an answer of GitHub',
    (value) => 'login' in value && 'public_repos' in value,
    'run: npm run import -- github:HANDLE',
  ],
  ['a schema, not a résumé', (value) => 'properties' in value && 'type' in value, ''],
]

/**
 * A résumé of any format that we read, as a JSON Resume of today: without invisible characters, in one language, and
 * with https links where they answer.
 *
 * @param language of the site. @throws Error that says why the file is refused.
 */
export async function readResume(path: string, language: string, remark: Remark): Promise<Fields> {
  try {
    const read = readAny(path, language, remark)
    return await secureLinks(toCurrent(read, language, remark))
  } catch (error) {
    const reason =
      error instanceof RangeError ? 'it is nested too deeply' : error instanceof Error ? error.message : error
    throw new Error(`${path} is refused: ${reason}`)
  }
}

function readAny(path: string, language: string, remark: Remark): Fields {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats) throw new Error('there is no such file')
  if (stats.isDirectory() || isZip(path)) {
    return Object(clean(fromLinkedIn(readLinkedIn(path), remark), '', remark))
  }
  if (stats.size > RESUME_BYTES) throw new Error('it is larger than 1 MB')
  const file = parseJson(readFileSync(path))
  if (typeof file !== 'object' || file === null || Array.isArray(file))
    throw new Error(`wanted an object; ${WANTED}`)
  const fields: Fields = Object(inOneLanguage(clean(file, '', remark), language, remark))
  if (isReactiveResume(fields)) return fromReactiveResume(fields, remark)
  if (isJsonResume(fields)) return fields
  const [name, , advice] = OTHER_SHAPES.find(([, isIt]) => isIt(fields)) ?? []
  const seems = name
    ? `it seems to be ${name}`
    : `its fields are ${Object.keys(fields).slice(0, 8).join(', ') || 'none'}`
  throw new Error([seems, advice, WANTED].filter(Boolean).join('; '))
}

function isZip(path: string) {
  return readFileSync(path).subarray(0, 4).toString('latin1') === 'PK\u0003\u0004'
}

/** @throws Error with the line and the column of a mistake. */
function parseJson(file: Buffer): unknown {
  const text = decode(file)
  try {
    return JSON.parse(text)
  } catch (error) {
    const errors: ParseError[] = []
    parseTree(text, errors, { disallowComments: true })
    const [first] = errors
    if (!first) throw error
    const before = text.slice(0, first.offset).split('\n')
    const what = printParseErrorCode(first.error)
      .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
      .toLowerCase()
    const there = text.slice(first.offset).split('\n', 1)[0]?.slice(0, 40)
    const place = `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`
    throw new Error(
      `it is no JSON: ${place}, ${what}${there ? ` at ${JSON.stringify(there)}` : ', at the end of the file'}`,
    )
  }
}

/** Windows also writes UTF-16, with a byte order mark. */
function decode(file: Buffer) {
  const kind = fileKind(file)
  if (kind) throw new Error(`it is ${kind} inside; ${WANTED}`)
  const encoding =
    file[0] === 0xff && file[1] === 0xfe
      ? 'utf-16le'
      : file[0] === 0xfe && file[1] === 0xff
        ? 'utf-16be'
        : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(file)
  } catch {
    throw new Error('it is no text in UTF-8; save it again as UTF-8')
  }
}

/**
 * Replaces the http links in a resume by https where that answers, and all of them without a network, because then
 * nobody can judge. It requests no other link.
 *
 * @param hasNetwork whether another host has answered before.
 */
export async function secureLinks<Value>(value: Value, hasNetwork = false): Promise<Value> {
  const links = new Set<string>()
  mapLinks(value, (link) => {
    links.add(link)
    return link
  })
  const { dead, noNetwork } = await findDeadLinks([...links], 'link-check-of-a-portfolio')
  return mapLinks(value, (link, was) => ((hasNetwork && noNetwork) || dead.has(link) ? was : link)) as Value
}

/** Changes each http link that stands in a field for links. */
function mapLinks(value: unknown, change: (secure: string, was: string) => string): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => mapLinks(item, change))
  const fields = Object.entries(value).map(([key, part]) => {
    const secure = key === 'url' || key === 'repository' ? asHttps(part) : undefined
    return [key, secure ? change(secure, String(part)) : mapLinks(part, change)]
  })
  return Object.fromEntries(fields)
}

import { parse as parseToml } from 'smol-toml'
import { parseDocument } from 'yaml'
import { hidingField } from '@/components/markdown/hiding-field'
import { normalizedName, renameFrontMatter } from '@/components/markdown/rename-front-matter'

/** In characters. YAML takes minutes for 100,000. */
const MAX_LENGTH = 10_000

/** Blank lines and comments may stand above the front matter. */
const ABOVE = /^(?:[^\S\n]*\n|<!--(?:(?!-->).)*-->)*/s
// Eleventy has `---json`, and JSON is YAML.
// The patterns have no flag `m`, because it also ends a line at U+2028, as Markdown does not.
const YAML = /^---(?:ya?ml|json)?[ \t]*\n(.*?)(?<=\n)(?:---|\.\.\.)[ \t]*(?:\n|$)/s
const TOML = /^\+\+\+[ \t]*\n(.*?)(?<=\n)\+\+\+[ \t]*(?:\n|$)/s
// Matches what stands below a mark that nothing ends: fields, comments, lists, indented and empty lines.
const BELOW_MARK = /^(?:---\w*|\+\+\+)[ \t]*\n((?:(?:["'\w.-]+[ \t]*[:=]|[#{ \t-]).*\n|\n)*)/
const FIELD = /^[ \t]*["']?([\w.-]+)["']?[ \t]*[:=][ \t]*["']?(.*?)["']?,?$/gm // title: A, draft = true, "title": "A",

/** Divides a file into front matter, with our names for its fields, and text. @param source with LF alone. */
export function readFrontMatter(source: string) {
  const [above = ''] = ABOVE.exec(source) ?? []
  const rest = source.slice(above.length)
  const isToml = rest.startsWith('+++')
  const [block = '', written] = (isToml ? TOML : YAML).exec(rest) ?? []
  const firstLine = above.split('\n').length
  const { values = {}, mistake } =
    written === undefined && lacksEnd(rest)
      ? mistakeAt(firstLine, `the front matter has no end: wanted a line ${rest.slice(0, 3)} below it`)
      : valuesIn(written ?? '', isToml, firstLine)
  return {
    ...renameFrontMatter(values),
    hidingField: hidingField(values),
    mistake,
    // Empty lines take the place of the front matter, so that each line keeps its number.
    text: (above + block).replace(/[^\n]/g, '') + rest.slice(block.length),
    lineOf(writtenName: string) {
      const names = (above + block).split('\n').map((line) => /^(?:\s*["'])?([\w.-]+)/.exec(line)?.[1] ?? '')
      return names.map(normalizedName).indexOf(normalizedName(writtenName)) + 1 || firstLine
    },
  }
}

/** Without an end, `---` is a line across the page, as on GitHub, unless a field that we know stands below it. */
function lacksEnd(rest: string) {
  const [, below = ''] = BELOW_MARK.exec(`${rest}\n`) ?? []
  const values = Object.fromEntries(Array.from(below.matchAll(FIELD), ([, name, value]) => [name, value]))
  return hidingField(values) || Object.keys(renameFrontMatter(values).values).length > 0
}

type Values = { values?: Record<string, unknown>; mistake?: { line: number; cause: string } }

function valuesIn(written: string, isToml: boolean, firstLine: number): Values {
  const { length } = written
  if (length > MAX_LENGTH)
    return mistakeAt(firstLine, `${length} characters of front matter: wanted at most ${MAX_LENGTH}`)
  try {
    const values = asTexts(isToml ? parseToml(written) : parseYaml(written)) ?? {}
    if (typeof values === 'object' && !Array.isArray(values))
      return { values: values as Record<string, unknown> }
    return mistakeAt(firstLine + 1, 'wanted a name, a colon, a space and a value in each line')
  } catch (error) {
    const { linePos, line = linePos?.[0]?.line ?? 1, message } = Object(error)
    const [cause] = String(message).split(/ at line |\n/)
    return mistakeAt(firstLine + line, `${isToml ? 'TOML' : 'YAML'} cannot read this: ${cause}`)
  }
}

function mistakeAt(line: number, cause: string): Values {
  return { mistake: { line, cause } }
}

/** Reads each value as a text, because the title `2024` is no number and the title `yes` is no truth value. */
function parseYaml(written: string): unknown {
  // The library wants the second line of a quoted text indented. Other parsers do not.
  const indented = written.replace(/^[\w-]+: "(?:[^"\\]|\\.)*"/gms, (value) => value.replaceAll('\n', '\n '))
  const document = parseDocument(indented, { schema: 'failsafe', logLevel: 'silent' })
  const [error] = [...document.errors, ...document.warnings]
  if (error) throw error
  return document.toJS({ maxAliasCount: 0 })
}

function asTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asTexts)
  if (value instanceof Date) return value.toISOString()
  if (typeof value !== 'object') return String(value).replace(/\s+/g, ' ').trim()
  return value && Object.fromEntries(Object.entries(value).map(([name, item]) => [name, asTexts(item) ?? '']))
}

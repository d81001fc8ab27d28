import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { type ASTNode, type Proxified, type ProxifiedModule, parseModule } from 'magicast'
import type { ResumeContent } from '@/app/_site/resume'
import type { projectFilters } from '@/content/projects'
import type { Service } from '@/content/services'

/** Filters and services follow the projects. */
export type ImportContent = ResumeContent & { projectFilters: typeof projectFilters; services: Service[] }

export type ListName = Exclude<keyof ImportContent, 'owner'>

/** An entry of a list: `is` after the import, `was` in the content now. A new entry has no `was`. */
export type Entry<Item = object> = { was?: Item; is: Item }

/** The content after the import. Each list is in its new order and includes the entries that stay. */
export type NextContent = { owner: ImportContent['owner'] } & {
  [Name in ListName]: Entry<ImportContent[Name][number]>[]
}

/** For each part of the content, the file in `content/` that exports it. */
export const FILES = {
  owner: 'owner.ts',
  socials: 'socials.ts',
  contactSocials: 'socials.ts',
  experience: 'career.ts',
  qualifications: 'career.ts',
  achievements: 'career.ts',
  languages: 'career.ts',
  certificates: 'career.ts',
  volunteering: 'career.ts',
  publications: 'career.ts',
  references: 'career.ts',
  interests: 'career.ts',
  skills: 'skills.ts',
  projectFilters: 'projects.ts',
  projects: 'projects.ts',
  services: 'services.ts',
} satisfies Record<keyof ImportContent, string>

const PARTS = Object.keys(FILES) as (keyof ImportContent)[] // TypeScript assumes that an object may have more keys
export const LISTS = PARTS.filter((part) => part !== 'owner')

/** The fields in which two entries differ, with both values. */
export function changes(was: object, is: object) {
  const before = new Map<string, unknown>(Object.entries(was))
  const after = new Map<string, unknown>(Object.entries(is))
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((key) => ({ key, from: before.get(key), to: after.get(key) }))
    .filter(({ from, to }) => !isDeepStrictEqual(from, to))
}

export function isChanged(current: object[], entries: Entry[]) {
  return (
    entries.length !== current.length ||
    entries.some(({ was, is }, index) => !was || was !== current[index] || changes(was, is).length > 0)
  )
}

/**
 * Opens the source files of the content, to read and edit them.
 * @throws Error with file and line, if a value is known only after running the file.
 */
export function openContent(directory: string) {
  const modules = new Map(
    Object.values(FILES).map((file) => [
      file,
      located(file, () => parseModule(readFileSync(join(directory, file), 'utf8'))),
    ]),
  )

  function exported(part: keyof ImportContent): Proxified {
    const value = modules.get(FILES[part])?.exports[part]
    if (value === undefined) throw new Error(`"export const ${part} = …" is missing`)
    return value
  }

  // TypeScript and the checks of the content ensure that the files have this shape.
  const content = Object.fromEntries(
    PARTS.map((part) => [part, located(FILES[part], () => plainValue(exported(part).$ast))]),
  ) as ImportContent

  return {
    content,

    /** The new text of each file that changes, by path. Writes nothing. */
    edit(next: NextContent) {
      const edited = new Set<string>()
      for (const { key, to } of changes(content.owner, next.owner)) {
        exported('owner')[key] = to
        edited.add(FILES.owner)
      }
      for (const list of LISTS.filter((list) => isChanged(content[list], next[list]))) {
        setList(exported(list), content[list], next[list])
        edited.add(FILES[list])
      }
      return new Map(
        [...modules]
          .filter(([file]) => edited.has(file))
          .map(([file, module]) => [join(directory, file), print(file, module)]),
      )
    },
  }
}

function print(file: string, module: ProxifiedModule) {
  // At this width, every entry of a list that is printed again gets its own line, below its comments.
  const { code } = module.generate({ format: { wrapColumn: 1 } })
  const biome = ['node_modules/@biomejs/biome/bin/biome', 'format', `--stdin-file-path=${file}`]
  return execFileSync(process.execPath, biome, { input: code, encoding: 'utf8' })
}

/** Adds the file name to an error. */
function located<Result>(file: string, action: () => Result) {
  try {
    return action()
  } catch (error) {
    throw new Error(`content/${file}, ${error instanceof Error ? error.message : error}`)
  }
}

/** Entries that stay keep their source and comments. In entries that change, only the values are replaced. */
function setList(list: Proxified, current: object[], entries: Entry[]) {
  const nodes = list.$ast.elements
  list.$ast.elements = entries.map(({ was, is }) => {
    if (!was) return sourceOf(is)
    const index = current.indexOf(was)
    for (const { key, to } of changes(was, is)) {
      if (to === undefined) delete list[index][key]
      else list[index][key] = to
    }
    return nodes[index]
  })
}

/** Parses one line of JSON, because the printer puts each field of a built node on its own line. */
function sourceOf(entry: object) {
  // The printer takes these two characters for line breaks, even inside a string.
  const json = JSON.stringify(entry).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
  return parseModule(`export default [${json}]`).exports.default.$ast.elements[0]
}

function plainValue(node: ASTNode): unknown {
  switch (node.type) {
    case 'StringLiteral':
    case 'NumericLiteral':
    case 'BooleanLiteral':
      return node.value
    case 'TemplateLiteral':
      if (node.expressions.length === 0) return node.quasis[0]?.value.cooked
      break
    case 'BinaryExpression': {
      const [left, right] = [plainValue(node.left), plainValue(node.right)]
      if (node.operator === '+' && typeof left === 'string' && typeof right === 'string') return left + right
      break
    }
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return plainValue(node.expression)
    case 'ArrayExpression':
      return node.elements.map((element) => (element ? plainValue(element) : undefined))
    case 'ObjectExpression':
      return Object.fromEntries(
        node.properties.map((property) => {
          if (property.type !== 'ObjectProperty' || property.computed) return refuse(property)
          const { key, value } = property
          return [key.type === 'Identifier' ? key.name : plainValue(key), plainValue(value)]
        }),
      )
  }
  return refuse(node)
}

function refuse(node: ASTNode): never {
  throw new Error(
    `line ${node.loc?.start.line}: this value is computed. The import edits plain texts, numbers, lists and objects only`,
  )
}

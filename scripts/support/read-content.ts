import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { conflictMistakes } from '@/app/_findings/conflict-mistakes'
import type { Finding } from '@/app/_findings/finding'
import type { ContentFiles } from '@/components/content/content-files'
import { translationPaths } from '@/components/content/language-folders'
import { SCHEMAS } from '@/content/schema/schemas'

/** The messages of the compiler for a missing character, each with one that an owner understands. */
const MESSAGES: [compiler: RegExp, owner: string][] = [
  [/^Expected "[\]})]" but found (".*")$/, 'found $1 — wanted a comma before it, or \\ before an apostrophe'],
  [/^Unexpected ("[‘’“”„‚«»]")$/, "found $1, a quote of a word processor — wanted '"],
]

/** Matches the import of a picture, as other projects write it. */
const PICTURE =
  /(?:require\(|from |import )\s*['"][^'"]*?([^'"/]+\.(?:png|jpe?g|webp|avif|hei[cf]|gif|svg))['"]/i

/** Call it before anything imports content. A broken file has empty exports, so that all others can be checked. */
export async function readContent(): Promise<{ content: ContentFiles; unreadable: Finding[] }> {
  const gone = Object.keys(SCHEMAS).filter((file) => !existsSync(file))
  const remedy = 'bring it back with git restore; a page whose lists are empty leaves the site'
  if (gone.length > 0) throw new Error(`There is no ${gone.join(', ')} — ${remedy}.`)
  const unreadable = [...Object.keys(SCHEMAS), ...translationPaths()].flatMap(readFile)
  const { contentFiles } = await import('@/components/content/content-files')
  return { content: contentFiles, unreadable }
}

/** Loads a file, or its empty exports, into Node's cache of modules. @returns the mistakes that make it unreadable. */
function readFile(file: string): Finding[] {
  const path = resolve(file)
  const schemas: Record<string, z.ZodObject> = SCHEMAS
  const parts = Object.entries(schemas[file]?.shape ?? {})
  const needed = parts.filter(([, part]) => !z.safeParse(part, undefined).success)
  const source = existsSync(path) ? readFileSync(path, 'utf8') : ''
  const conflicts = conflictMistakes(source).map((conflict) => ({ path: [file], ...conflict }))
  try {
    const exported = require(path)
    const missing = needed.map(([name]) => name).filter((name) => !(name in exported))
    if (missing.length === 0) return conflicts // in a text between backticks, or in a comment
    throw new Error(`there is no export ${missing.join(', ')} — wanted "export const ${missing[0]} = …"`)
  } catch (error) {
    const empty = needed.map(([name, part]) => [name, z.safeParse(part, []).success ? [] : {}])
    require.cache[path] = { id: path, loaded: true, exports: Object.fromEntries(empty) } as NodeModule
    return conflicts.length > 0 ? conflicts : [unreadableFile(error, file)]
  }
}

/** Leaves out the mistakes of a file that cannot be read, because its values are missing. */
export function mergeFindings(unreadable: Finding[], mistakes: Finding[]) {
  const files = unreadable.map(({ path: [file] }) => file)
  return [...unreadable, ...mistakes.filter(({ path: [file] }) => !files.includes(file))]
}

function unreadableFile(error: unknown, file: string): Finding {
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  const lines = readFileSync(file, 'utf8').split('\n')
  for (const [index, code] of lines.entries()) {
    const [, name] = PICTURE.exec(code) ?? []
    const text = `a picture is named by its path below public/ — wanted '/${name}'`
    if (name) return { path: [file], line: index + 1, text }
  }
  const [, line = 1] = new RegExp(`${file}:(\\d+)`).exec(`${message}\n${stack}`) ?? []
  const cause = (message.split('ERROR: ').at(-1) ?? message).replace(/\nRequire stack:.*/s, '')
  const text = MESSAGES.reduce((text, [compiler, owner]) => text.replace(compiler, owner), cause)
  return { path: [file], line: Number(line), text: text.trim() }
}

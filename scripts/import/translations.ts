import { existsSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { idsOf, translated, translationFiles } from '@/components/content/translation'
import type { Exports } from '@/scripts/import/exports'
import { printContent } from '@/scripts/import/print-content'

/** Returns what a further language says differently: of an entry with an id its fields, otherwise a whole list. */
function difference(first: unknown, further: unknown): unknown {
  if (isDeepStrictEqual(first, further)) return undefined
  if (Array.isArray(first) && Array.isArray(further)) {
    if (!idsOf(first)) return further
    return first.flatMap((entry) => {
      const fields = difference(entry, further.find(({ id }) => id === entry.id) ?? entry)
      return fields ? { id: entry.id, ...Object(fields) } : []
    })
  }
  if (typeof first !== 'object' || typeof further !== 'object' || !first || !further) return further
  const names = Object.keys({ ...first, ...further })
  const parts = names.map((name) => [name, difference(Object(first)[name], Object(further)[name])])
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined))
}

/** Merges what is different now into what is said already. New entries come last, and those that are gone are left out. */
function withAdded(said: unknown, value: unknown, first: unknown) {
  const both = translated(said, value)
  const ids = Array.isArray(said) && idsOf(said)
  if (!ids || !Array.isArray(both)) return both
  const added = Array.isArray(value) ? value.filter(({ id }) => !ids.includes(id)) : []
  const known = Array.isArray(first) && idsOf(first)
  return [...both, ...added].filter((entry) => !known || known.includes(Object(entry).id))
}

/**
 * The text of a file of a further language with what is different there. What it says already stays. Nothing if that is all.
 *
 * @param file of the first language, such as `content/career.ts`. @param names of its exports. @param first what the first
 * language says now. @param further the same in the further language.
 */
export function printTranslation(
  file: string,
  language: string,
  names: string[],
  first: Exports,
  further: Exports,
) {
  const path = file.replace('content/', `content/${language}/`)
  const own = Object(translationFiles(language)[file])
  const changed = names.flatMap((name): [string, unknown][] => {
    const next = Object(first)[name]
    const value = withAdded(own[name], difference(next, Object(further)[name]), next)
    return isDeepStrictEqual(value, own[name]) ? [] : [[name, value]]
  })
  if (changed.length === 0) return []
  const typed = `import type * as first from '@/${file.replace('.ts', '')}'
import type { Translated } from '@/content/schema/translated'
${changed.map(([name]) => `\nexport const ${name}: Translated<typeof first.${name}> = []\n`).join('')}`
  return { path, text: printContent(path, Object.fromEntries(changed), existsSync(path) ? undefined : typed) }
}

import { existsSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { idsOf, translated } from '@/components/content/translated'
import { translationIn } from '@/components/content/translations'
import type { Exports } from '@/scripts/import/exports'
import type { Fields } from '@/scripts/import/formats/json-resume'
import { printContent } from '@/scripts/import/print-content'

/**
 * The content of the first language with the titles that a résumé gives its projects in a further one, by which that is
 * merged. Both readings of the résumé have the same entries.
 */
export function withTitlesOf(content: Exports, first: Fields, further: Fields): Exports {
  const [names, others] = [namesIn(first), namesIn(further)]
  const projects = content.projects.map((project) => {
    const title = others[names.indexOf(project.title)]
    return typeof title === 'string' ? { ...project, title } : project
  })
  return { ...content, projects }
}

function namesIn({ projects }: Fields): unknown[] {
  return (Array.isArray(projects) ? projects : []).map((project) => Object(project).name)
}

/** What a further language says differently: of an entry with an id its fields, otherwise a whole list. */
export function difference(first: unknown, further: unknown): unknown {
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

/** What is said already, with what is different now, and the entries that are new. */
function withAdded(said: unknown, value: unknown) {
  const both = translated(said, value)
  const ids = Array.isArray(said) && idsOf(said)
  if (!ids || !Array.isArray(both) || !Array.isArray(value)) return both
  return [...both, ...value.filter(({ id }) => !ids.includes(id))]
}

/**
 * The text of a file of a further language with what is different there. What it says already stays.
 *
 * @param file of the first language, such as `content/career.ts`. @param values by the names of its exports.
 */
export function printTranslation(file: string, language: string, values: Record<string, unknown>) {
  const path = file.replace('content/', `content/${language}/`)
  const own: object = translationIn(language)[file] ?? {}
  const merged = Object.entries(values).map(([name, value]) => [name, withAdded(Object(own)[name], value)])
  const typed = `import type * as first from '@/${file.replace('.ts', '')}'
import type { Translated } from '@/content/schema/translated'
${Object.keys(values)
  .map((name) => `\nexport const ${name}: Translated<typeof first.${name}> = []\n`)
  .join('')}`
  return { path, text: printContent(path, Object.fromEntries(merged), existsSync(path) ? undefined : typed) }
}

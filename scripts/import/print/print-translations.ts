import { existsSync, readFileSync } from 'node:fs'
import { contentFiles, exportsByFile, translationExports } from '@/components/content/content-files'
import { idsOf } from '@/components/content/merge-translation'
import { entriesOf } from '@/content/schema/cross-field-checks'
import { printContent } from '@/scripts/import/print/print-content'
import { asFields, type Fields, isEqual, isFields } from '@/scripts/import/support/fields'
import { report } from '@/scripts/import/support/reports'

/** Prints the files of further languages that change. @param translated has the next content in each language. */
export function printTranslations(translated: Fields[], next: Fields, current: Fields) {
  return translated.flatMap((further) => {
    const language = String(further.language)
    reportLeft(language, further, next, current)
    return Object.entries(contentFiles).flatMap(([file, exports]) => {
      const before = asFields(exportsByFile(language)[file])
      const names = Object.keys(exports).filter((name) => name !== 'language') // that of a folder is its name
      const values = names.map((name) => [name, mergeTexts(before[name], next[name], further[name])] as const)
      const changed = values.filter(([name, value]) => !isEqual(value, before[name]))
      return changed.length > 0 ? printFile(file, language, Object.fromEntries(changed)) : []
    })
  })
}

/** Reports a translated list without ids if the import has replaced its original, but does not translate the new one. */
function reportLeft(language: string, further: Fields, next: Fields, current: Fields) {
  for (const [name, translation] of Object.entries(translationExports(language))) {
    const list = next[name]
    if (Array.isArray(list) && !idsOf(list) && isEqual(list, further[name]) && !isEqual(list, current[name]))
      report(name, translation, `stays in content/${language}/, where it says what was there before`)
  }
}

/**
 * Takes what `further` says in another way than `original`, such as `{ title: 'Mühle' }` beside `{ title: 'Mill' }`. Where
 * both say the same, the owner's translation `before` stays.
 */
function mergeTexts(before: unknown, original: unknown, further: unknown): unknown {
  if (Array.isArray(original) && idsOf(original)) {
    const find = (list: unknown, id: unknown) => entriesOf(list).find((entry) => entry.id === id)
    const entries = original.flatMap((entry) => {
      const fields = mergeTexts(find(before, entry.id), entry, find(further, entry.id))
      return fields ? [{ id: entry.id, ...asFields(fields) }] : []
    })
    return before || entries.length > 0 ? entries : undefined
  }
  if (!isFields(original) || !isFields(further))
    return isEqual(original, further) ? before : (further ?? before)
  const names = Object.keys({ ...asFields(before), ...further })
  const parts = names.map((name) => [name, mergeTexts(asFields(before)[name], original[name], further[name])])
  const different = parts.filter(([, part]) => part !== undefined)
  return different.length > 0 ? Object.fromEntries(different) : undefined
}

function printFile(file: string, language: string, exports: Fields) {
  const path = file.replace('content/', `content/${language}/`)
  const lists = Object.keys(exports).map(
    (name) => `\nexport const ${name}: Translated<typeof first.${name}> = []\n`,
  )
  const emptyFile = `import type * as first from '@/${file.replace('.ts', '')}'
import type { Translated } from '@/content/schema/translated'
${lists.join('')}`
  return { path, file: printContent(existsSync(path) ? readFileSync(path, 'utf8') : emptyFile, exports) }
}

import { existsSync, readFileSync } from 'node:fs'
import { contentFiles } from '@/components/content/content-files'
import { furtherLanguages } from '@/components/content/languages'
import { exportsByFile, idsOf } from '@/components/content/translation'
import { entriesOf } from '@/content/schema/rules'
import { mergeResume } from '@/scripts/import/merge/merge-resume'
import { isEqual, type OwnerContent } from '@/scripts/import/merge/owner-content'
import { printContent } from '@/scripts/import/merge/print-content'
import { type Fields, isFields } from '@/scripts/import/support/fields'
import { report, withReports } from '@/scripts/import/support/reports'

/**
 * Prints the files of further languages, and reports a list there that says what the first language has said before.
 *
 * @param resumes one for each of them. @param first the same in the first language.
 */
export async function printTranslations(
  resumes: Fields[],
  first: Fields,
  { was, next }: Record<'was' | 'next', OwnerContent>,
) {
  const printed = furtherLanguages.map(async (language, index) => {
    const { result: further } = await withReports(() => mergeResume(resumes[index] ?? {}, next, { first }))
    return Object.entries(contentFiles).flatMap(([file, exports]) => {
      const before = Object(exportsByFile(language)[file])
      const changed = Object.keys(exports).flatMap((name): [string, unknown][] => {
        const [old, list, translated] = [was, next, further].map((content) => Object(content)[name])
        const value = mergeTexts(before[name], list, translated)
        if (!isEqual(value, before[name])) return [[name, value]]
        const isLeft =
          Array.isArray(value) && !idsOf(list) && isEqual(list, translated) && !isEqual(list, old)
        if (isLeft) report(name, value, `stays in content/${language}/, where it says what was there before`)
        return []
      })
      return changed.length > 0 ? printFile(file, language, Object.fromEntries(changed)) : []
    })
  })
  return (await Promise.all(printed)).flat()
}

/** Merges new translations into those that are there. Removes entries whose id is gone. */
function mergeTexts(before: unknown, first: unknown, further: unknown): unknown {
  if (Array.isArray(first) && idsOf(first)) {
    const find = (list: unknown, id: unknown) => entriesOf(list).find((entry) => entry.id === id)
    const entries = first.flatMap((entry) => {
      const fields = mergeTexts(find(before, entry.id), entry, find(further, entry.id))
      return fields ? [{ id: entry.id, ...Object(fields) }] : []
    })
    return before || entries.length > 0 ? entries : undefined
  }
  if (!isFields(first) || !isFields(further)) return isEqual(first, further) ? before : (further ?? before)
  const names = Object.keys({ ...Object(before), ...further })
  const parts = names.map((name) => [name, mergeTexts(Object(before)[name], first[name], further[name])])
  const different = parts.filter(([, part]) => part !== undefined)
  return different.length > 0 ? Object.fromEntries(different) : undefined
}

function printFile(file: string, language: string, exports: Fields) {
  const path = file.replace('content/', `content/${language}/`)
  const typed = `import type * as first from '@/${file.replace('.ts', '')}'
import type { Translated } from '@/content/schema/translated'
${Object.keys(exports)
  .map((name) => `\nexport const ${name}: Translated<typeof first.${name}> = []\n`)
  .join('')}`
  return { path, file: printContent(existsSync(path) ? readFileSync(path, 'utf8') : typed, exports) }
}

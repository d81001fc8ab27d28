import { show } from '@/scripts/check/finding'
import {
  changes,
  type Entry,
  FILES,
  type ImportContent,
  isChanged,
  LISTS,
  type NextContent,
} from '@/scripts/import/content-source'
import type { Remark } from '@/scripts/import/plan-parts'

export function changeReport(content: ImportContent, next: NextContent) {
  return [...new Set(Object.values(FILES))].flatMap((file) => {
    const lists = LISTS.filter((list) => FILES[list] === file && isChanged(content[list], next[list]))
    const lines = [
      ...(file === FILES.owner ? fieldLines(content.owner, next.owner).map((line) => `  ${line}`) : []),
      ...lists.flatMap((list) => [`  ${list}`, ...entryLines(content[list], next[list])]),
    ]
    return lines.length > 0 ? [`content/${file}`, ...lines, ''] : []
  })
}

function fieldLines(was: object, is: object) {
  return changes(was, is).map(({ key, from, to }) => `${key}: ${show(from)} → ${show(to)}`)
}

/** The list after the import, then the entries that the import removes. */
function entryLines(current: object[], entries: Entry[]) {
  const gone = current.filter((item) => !entries.some(({ was }) => was === item))
  return [
    ...entries.map(({ was, is }) => {
      if (!was) return `    + ${show(is)}`
      const fields = fieldLines(was, is)
      return fields.length > 0 ? `    ~ ${nameOf(was)}  ${fields.join(', ')}` : `    = ${nameOf(was)}`
    }),
    ...gone.map((item) => `    - ${nameOf(item)}`),
  ]
}

/** The first text of an entry serves as its name. */
function nameOf(item: object) {
  return show(Object.values(item).find((value) => typeof value === 'string'))
}

export function remarkReport(remarks: Remark[]) {
  if (remarks.length === 0) return []
  const lines = remarks.map(({ path, value, why }) => `  ${path}: ${show(value)}${why ? ` (${why})` : ''}`)
  return ['Not imported, or not as it was', ...lines, '']
}

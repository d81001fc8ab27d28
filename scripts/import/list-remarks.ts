import { nameOf, show, visible } from '@/app/_check/finding'
import type { Remark } from '@/scripts/import/fitting'

/** One line for each kind, with its first place and a count. A kind is a field and a reason. */
export function listRemarks(remarks: Parameters<Remark>[]) {
  const kinds = new Map<string, Parameters<Remark>[]>()
  for (const remark of remarks) {
    const [path, , why = ''] = remark
    const kind = `${path.replace(/\[\d+\]/g, '[]')} ${why}`
    kinds.set(kind, [...(kinds.get(kind) ?? []), remark])
  }
  return [...kinds.values()].map(line).join('\n')
}

function line([first, ...more]: Parameters<Remark>[]) {
  const [path = '', value, why] = first ?? []
  // An entry that is left out as a whole has a name.
  const names = more.map(([, entry]) => nameOf(entry)).filter(Boolean)
  const others =
    more.length > 0 && `and ${more.length} more${names.length > 0 ? `: ${names.join(', ')}` : ''}`
  return visible(`  ${path}: ${show(value)}${why ? ` (${why})` : ''}${others ? `, ${others}` : ''}`)
}

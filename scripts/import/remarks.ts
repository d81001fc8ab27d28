import { nameOf, show, visible } from '@/app/_check/finding'

/** Tells the owner what is not imported as it is. @param path in the résumé, such as `work[0].url`. */
export type Remark = (path: string, value: unknown, why?: string) => void

/** Lists fields that have no place, each as it is called in the file. */
export function listRest(path: string, rest: object, remark: Remark) {
  for (const [key, value] of Object.entries(rest))
    if (value !== undefined && value !== '') remark(dotted(path, [key]), value)
}

export function dotted(path: string, steps: PropertyKey[]) {
  return steps.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`
    return text ? `${text}.${String(step)}` : String(step)
  }, path)
}

/** One line for each kind, with its first place and a count. A kind is a field and a reason. */
export function listRemarks(remarks: Parameters<Remark>[]) {
  const kinds = new Map<string, Parameters<Remark>[]>()
  for (const remark of remarks) {
    const kind = `${remark[0].replace(/\[\d+\]/g, '[]')} ${remark[2]}`
    kinds.set(kind, [...(kinds.get(kind) ?? []), remark])
  }
  return [...kinds.values()]
    .map(([first, ...more]) => {
      const [path = '', value, why] = first ?? []
      // An entry that is left out as a whole has a name.
      const names = more.map(([, entry]) => nameOf(entry)).filter(Boolean)
      const others = more.length > 0 ? `, and ${more.length} more` : ''
      const named = names.length > 0 ? `: ${names.join(', ')}` : ''
      return visible(`  ${path}: ${show(value)}${why ? ` (${why})` : ''}${others}${named}`)
    })
    .join('\n')
}

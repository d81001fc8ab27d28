import { HIDDEN } from '@/content/schema/hidden-characters'
import { mapParts } from '@/scripts/import/support/fields'
import { report } from '@/scripts/import/support/reports'

/** Removes the characters that the content refuses. Blank texts and empty lists are missing. */
export function withoutInvisible(value: unknown) {
  return mapParts(value, (part, path) => {
    if (typeof part !== 'string') return part ?? undefined
    const spaced = part.replace(/\r\n?/g, '\n').replace(/\t/g, ' ')
    const seen = spaced.replace(HIDDEN, (character) => (character === '\n' ? '\n' : ''))
    if (seen !== spaced) report(path, part, 'without its invisible characters')
    return seen.trim() ? seen : undefined
  })
}

export function oneLine(text: string) {
  return text.replace(/\s+/g, ' ').trim()
}

/** Ignores upper and lower case, and a slash at the end. */
export function isAlike(...texts: [unknown, unknown]) {
  const [one, other] = texts.map((text) => `${text ?? ''}`.toLowerCase().replace(/\/$/, ''))
  return one === other
}

/** Lists each name once. Those that most lists have come first. */
export function byFrequency(lists: string[][]) {
  const names = lists.flatMap((list) => [...new Set(list)])
  const countOf = (name: string) => names.filter((one) => one === name).length
  return [...new Set(names)].sort((one, other) => countOf(other) - countOf(one))
}

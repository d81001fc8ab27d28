import { HIDDEN } from '@/content/schema/parts'
import { mapParts } from '@/scripts/import/map-parts'
import { report } from '@/scripts/import/reports'

/** Removes the characters that the content refuses, and reports each text that has some. Blank texts and empty lists are missing. */
export function withoutHidden(value: unknown) {
  return mapParts(value, '', (part, place) => {
    if (typeof part !== 'string') return part ?? undefined
    const spaced = part.replace(/\r\n?/g, '\n').replace(/\t/g, ' ')
    const seen = spaced.replace(HIDDEN, (character) => (character === '\n' ? '\n' : ''))
    if (seen !== spaced) report(place, part, 'without its invisible characters')
    return seen.trim() ? seen : undefined
  })
}

/** Puts a text on one line. */
export function oneLine(text: unknown) {
  return String(text ?? '')
    .replace(/\s+/g, ' ')
    .trim()
}

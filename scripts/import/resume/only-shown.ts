import { asFields, isFields, mapParts } from '@/scripts/import/support/fields'
import { report } from '@/scripts/import/support/reports'

/** Marks of what is shown, and of what is not. */
const SHOWN = /^(is_?)?(visible|enabled|show|public)$/i
const NOT_SHOWN = /^(is_?)?(hidden|private|draft)$/i

/** Leaves out, and reports, each part that its owner has marked as hidden. The marks go. */
export function onlyShown(file: unknown) {
  return mapParts(file, (part, path) => {
    if (!isFields(part)) return part
    const shown = Object.fromEntries(
      Object.entries(part).filter(([key, value]) => markOf(key, value) === undefined),
    )
    // The whole file may be private where it comes from.
    return path && isHidden(part) ? report(path, shown, 'hidden in the file') : shown
  })
}

export function isHidden(part: unknown) {
  return Object.entries(asFields(part)).some(([key, value]) => markOf(key, value) === false)
}

/** Returns whether a field says that its part is shown, or nothing if it says something else, such as a day. */
function markOf(key: string, value: unknown) {
  const [word] = /^(true|false)$/i.exec(String(value)) ?? []
  if (!word || !(SHOWN.test(key) || NOT_SHOWN.test(key))) return undefined
  return SHOWN.test(key) === /true/i.test(word)
}

import { readValue } from '@/scripts/import/resume/read-value'
import { longTextsOf } from '@/scripts/import/resume/sections-and-fields'
import type { Entry, ReadEntry, Texts } from '@/scripts/import/support/entry'
import { withoutMissing } from '@/scripts/import/support/fields'
import { completeProfile } from '@/scripts/import/values/links'
import { textAndItems } from '@/scripts/import/values/texts'

/** Turns all values into texts. The points of a long text become highlights. */
export function readEntryTexts(entry: Entry): ReadEntry {
  const { section, path, fields } = entry
  const texts: Texts = {}
  const points: string[] = []
  for (const [name, value] of Object.entries(fields)) {
    if (longTextsOf(section).includes(name) && typeof value === 'string') {
      const { text, items } = textAndItems(value)
      texts[name] = text || undefined
      points.push(...items)
    } else texts[name] = readValue(name, value, `${path}.${name}`)
  }
  if (points.length > 0) texts.highlights = [texts.highlights ?? [], points].flat()
  const read = section === 'references' ? withPosition(texts) : texts
  return { ...entry, fields: withoutMissing(section === 'profiles' ? completeProfile(read) : read) }
}

/** The content has one text for position and company, such as `Miller, Mill`. */
function withPosition({ name, company, ...reference }: Texts): Texts {
  const position = [reference.position, company].filter(Boolean).join(', ') || undefined
  return { ...reference, name: name ?? position, position: name && position }
}

import { z } from 'zod'
import { entry, field, file } from '@/scripts/check/schema-parts'
// The specimen is the file as we ship it, so it knows every word and its placeholders.
import { words as shipped } from '@/tests/specimen/content/words'

type Part = string | { [Name in string]: Part }

/** The plural forms that a language may lack. */
const FORMS = ['zero', 'one', 'two', 'few', 'many']

export const wordsFile = file({
  language: field(z.string().refine(isLanguage), 'the tag of a language, for example "en", "de" or "pt-BR"'),
  words: part(shipped),
})

function part(shipped: Part): z.ZodType {
  if (typeof shipped === 'string') return word(shipped)
  if (typeof shipped.other === 'string') return plural(shipped.other)
  return entry(Object.fromEntries(Object.entries(shipped).map(([name, value]) => [name, part(value)])))
}

/** A form for one number, such as `one`, may spell the number out. */
function plural(shipped: string) {
  const form = word(shipped, 'some').optional()
  return entry({ ...Object.fromEntries(FORMS.map((name) => [name, form])), other: word(shipped) })
}

/** A text that is not blank, with all or some of the placeholders of the shipped one and no others. */
function word(shipped: string, kept: 'all' | 'some' = 'all') {
  const wanted = placeholdersOf(shipped)
  const hasPlaceholders = (text: string) => {
    const found = placeholdersOf(text)
    const isKnown = found.every((name, index) => wanted.includes(name) && found.indexOf(name) === index)
    return isKnown && (kept === 'some' || found.length === wanted.length)
  }
  return field(
    z.string().regex(/\S/).refine(hasPlaceholders),
    `a text${wanted.length > 0 ? ` with ${wanted.join(' and ')} once` : ''}, for example ${JSON.stringify(shipped)}`,
  )
}

function placeholdersOf(text: string): string[] {
  return text.match(/\{\w*\}/g) ?? []
}

function isLanguage(tag: string) {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}

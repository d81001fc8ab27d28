import { z } from 'zod'
import { entry, file, optional, text, usedFor } from './field-types'
import { english } from './languages/en'

/** By the plural forms of the language: `zero`, `one`, `two`, `few`, `many`. `other` is for every number that is left. */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

type Wording<English> = English extends string
  ? string
  : English extends { other: string }
    ? Plural
    : { [Name in keyof English]: Wording<English[Name]> }

/** Every word, as a page needs it. */
export type AllWords = Wording<typeof english>

type Some<Value> = Value extends string | Plural
  ? Value
  : { [Name in keyof Value]?: Some<Value[Name]> } & { [former: string]: unknown }

type PageWords = 'pages' | 'descriptions'

/** Every word in another language. A page that is added keeps its English name there until somebody translates it. */
export type Translation = Omit<AllWords, PageWords> & { [Name in PageWords]: Partial<AllWords[Name]> }

/** The words that an owner says differently. A word that an update has removed may stay. */
export type OwnWords = Some<AllWords>

/** The name of `OwnWords` in an older `content/words.ts`. */
export type Words = OwnWords

type Tree = string | { [name: string]: Tree }

export const wordsFile = file({
  language: text('the tag of a language', isTag, 'en', 'de', 'pt-BR').optional(),
  words: wording(english).optional(),
})

function wording(part: Tree): z.ZodType {
  if (typeof part === 'string') return word(part).meta(usedFor('word'))
  if (typeof part.other === 'string') return plural(part.other).meta(usedFor('word'))
  const parts = Object.entries(part).map(([name, one]) => [name, wording(one).optional()])
  return z.looseObject(Object.fromEntries(parts), { error: 'wanted an entry with words' })
}

/** A text with the placeholders of the English one, each once, and no others. */
function word(ours: string): z.ZodType {
  const wanted = placeholdersOf(ours)
  const withThem = wanted.length > 0 ? ` with ${wanted.join(' and ')} once` : ''
  const isValid = (value: string) => wanted.every((name) => value.includes(name)) && hasOnly(value, wanted)
  const required = text(`a text${withThem}`, isValid, ours)
  return ours === english.everyPage.sheet ? optional(required) : required // without this one, pages show no number
}

function plural(ours: string) {
  const wanted = placeholdersOf(ours)
  // A form for one number may spell the number out.
  const form = text('a text', (value) => hasOnly(value, wanted), ours).optional()
  return entry({ zero: form, one: form, two: form, few: form, many: form, other: word(ours) })
}

/** Checks that a text is not blank, that each placeholder in it is a wanted one, and that none occurs twice. */
function hasOnly(value: string, wanted: string[]) {
  const found = placeholdersOf(value)
  const areRight = found.every((name, index) => wanted.includes(name) && found.indexOf(name) === index)
  return areRight && /\S/.test(value)
}

function placeholdersOf(text: string): string[] {
  return text.match(/\{\w*\}/g) ?? []
}

function isTag(tag: string) {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}

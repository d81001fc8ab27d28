import { z } from 'zod'
import { entry, file, optional, text, usedFor } from './field-types'
import { english as words } from './languages/en'

/** By the plural forms of the language: `zero`, `one`, `two`, `few`, `many`. `other` is for every number that is left. */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

type Wording<English> = English extends string
  ? string
  : English extends { other: string }
    ? Plural
    : { [Name in keyof English]: Wording<English[Name]> }

/** Every word, as a page needs it. */
export type AllWords = Wording<typeof words>

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
  words: wording(words).optional(),
})

function wording(english: Tree): z.ZodType {
  if (typeof english === 'string') return word(english).meta(usedFor('word'))
  if (typeof english.other === 'string') return plural(english.other).meta(usedFor('word'))
  const words = Object.entries(english).map(([name, part]) => [name, wording(part).optional()])
  return z.looseObject(Object.fromEntries(words), { error: 'wanted an entry with words' })
}

/** A text with the placeholders of the English one, each once, and no others. */
function word(english: string): z.ZodType {
  const wanted = placeholdersOf(english)
  const withThem = wanted.length > 0 ? ` with ${wanted.join(' and ')} once` : ''
  const isValid = (value: string) => wanted.every((name) => value.includes(name)) && hasOnly(value, wanted)
  const required = text(`a text${withThem}`, isValid, english)
  return english === words.everyPage.sheet ? optional(required) : required // without this one, pages show no number
}

function plural(english: string) {
  const wanted = placeholdersOf(english)
  // A form for one number may spell the number out.
  const form = text(`a text`, (value) => hasOnly(value, wanted), english).optional()
  return entry({ zero: form, one: form, two: form, few: form, many: form, other: word(english) })
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

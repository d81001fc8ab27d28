import { z } from 'zod'
import { entry, file, optional, text, usedFor } from './field-types'
import { english } from './languages/en'
import type { AllWords, Plural } from './languages/translation'

type Some<Value> = Value extends string | Plural
  ? Value
  : { [Name in keyof Value]?: Some<Value[Name]> } & { [former: string]: unknown }

/** An owner may replace any of our words. A word that an update has removed may stay. */
export type OwnWords = Some<AllWords>

/** An older `content/words.ts` imports `OwnWords` under this name. */
export type Words = OwnWords

/** An owner's own file of a language imports this type from here. */
export type { Translation } from './languages/translation'

type Tree = string | { [name: string]: Tree }

export const wordsFile = file({
  language: text('the tag of a language', isTag, 'en', 'de', 'pt-BR').optional(),
  words: wording(english).optional(),
})

function wording(part: Tree): z.ZodType {
  if (typeof part === 'string') {
    const mayBeEmpty = part === english.everyPage.sheet // without this word, pages show no number
    return (mayBeEmpty ? optional(word(part)) : word(part)).meta(usedFor('word'))
  }
  if (typeof part.other === 'string') return plural(part.other).meta(usedFor('word'))
  const parts = Object.entries(part).map(([name, words]) => [name, wording(words).optional()])
  return z.looseObject(Object.fromEntries(parts), { error: 'wanted an entry with words' })
}

function word(ours: string) {
  const wanted = placeholdersOf(ours)
  const withThem = wanted.length > 0 ? ` with ${wanted.join(' and ')} once` : ''
  const isValid = (value: string) => wanted.every((name) => value.includes(name)) && hasOnly(value, wanted)
  return text(`a text${withThem}`, isValid, ours)
}

function plural(ours: string) {
  const wanted = placeholdersOf(ours)
  // A form for one number may spell the number out.
  const form = text('a text', (value) => hasOnly(value, wanted), ours).optional()
  return entry({ zero: form, one: form, two: form, few: form, many: form, other: word(ours) })
}

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

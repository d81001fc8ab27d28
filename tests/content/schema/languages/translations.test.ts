import { expect, test } from 'vitest'
import { MAX_DESCRIPTION_LENGTH, MIN_DESCRIPTION_LENGTH } from '@/content/schema/field-types'
import { english } from '@/content/schema/languages/en'
import { wordsByTag, wordsIn } from '@/content/schema/languages/words-in'
import { wordsFile } from '@/content/schema/words'

/** Words that a language writes as English does. */
const SAME: Record<string, string> = {
  de: 'Code, Feed, Links, Name, Skills',
  es: 'Feed',
  fr: 'CV, Code, Contact, Contributions, Important, Menu, Message, Notes, Publications, Services, {count} note, {count} notes',
  it: 'Feed, Formula, Home, Menu, {name}, home',
  pl: 'CV, Feed, Menu',
  pt: 'Feed, Links, Menu, Tags',
}

const ENGLISH = new Map(textsOf(english))
const others = Object.entries(wordsByTag).filter(([language]) => language !== 'en')

// The compiler names a text that is missing.
test.each(others)('%s has every placeholder, and no form that it never uses', (language, words) => {
  const { issues = [] } = wordsFile.safeParse({ language, words }).error ?? {}
  expect(issues.map(({ path, message }) => `${path.join()}: ${message}`)).toEqual([])
  const used: string[] = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  const forms = textsOf(words).flatMap(([place]) => /,(zero|one|two|few|many)$/.exec(place)?.[1] ?? [])
  expect(forms.filter((form) => !used.includes(form))).toEqual([])
})

test.each(others)('%s leaves nothing in English but what stays so', (language, words) => {
  const same = textsOf(words).filter(([place, text]) => ENGLISH.get(place) === text)
  expect([...new Set(same.map(([, text]) => text))].sort().join(', ')).toBe(SAME[language] ?? '')
})

test.each(Object.entries(wordsByTag))('a preview shows the whole of each description in %s', (_, words) => {
  for (const description of Object.values(words.descriptions))
    for (const name of ['Bo', 'N'.repeat(45)]) {
      const width = widthOf(description.replace('{name}', name))
      expect(width, description).toBeGreaterThanOrEqual(MIN_DESCRIPTION_LENGTH)
      expect(width, description).toBeLessThanOrEqual(MAX_DESCRIPTION_LENGTH)
    }
})

test('a tag with a region or a script has the words of its language', () => {
  for (const [tag, language] of Object.entries({ 'de-AT': 'de', 'pt-BR': 'pt', 'zh-Hant': 'zh', EN: 'en' }))
    expect(wordsIn(tag)).toBe(wordsByTag[language])
  for (const tag of ['nl', 'x', '', 'gsw-CH']) expect(wordsIn(tag)).toEqual({})
})

/** Each text by its place. The forms of a plural are texts of their own. */
function textsOf(words: object, before: string[] = []): [place: string, text: string][] {
  return Object.entries(words).flatMap(([name, part]) =>
    typeof part === 'string' ? [[String([...before, name]), part]] : textsOf(part, [...before, name]),
  )
}

/** Counts characters. Those of Chinese and Japanese count twice, because they are twice as wide. */
function widthOf(text: string) {
  return text.length + (text.match(/[\u3000-\u9fff\uff00-\uffef]/g) ?? []).length
}

const STYLES = [
  { month: 'long' },
  { month: 'short' },
  // Beside a day, some languages write a month in another form.
  { month: 'long', day: 'numeric' },
  { month: 'short', day: 'numeric' },
] as const
/** Words beside a month or a year that say nothing more. */
const FILLERS = 'of the de del den r г год года expected anticipated'.split(' ')

/** The months that each word can be, such as `09`, by the languages that were asked. */
const known = new Map<string, Map<string, Set<string>>>()
let languages: string[] | undefined

/**
 * @param language whose months count first, because the same name can be another month elsewhere.
 * @returns the month as `09`, and whether there is a word that is none.
 */
export function readMonth(text: string, language: string) {
  const words = wordsIn(text).filter((word) => !FILLERS.includes(word))
  // The names of all languages take 0.3 s, so they are asked last.
  for (const languages of [['en'], [language], intlLanguages()]) {
    const names = monthNames(languages)
    const months = new Set(words.flatMap((word) => [...(names.get(word) ?? [])]))
    // One name can be two months: "listopad" is November in Czech and October in Croatian.
    if (words.every((word) => names.has(word)) && months.size <= 1)
      return { month: [...months][0], hasUnknown: false }
  }
  return { month: undefined, hasUnknown: true }
}

/** A word beside a month, or beside a figure as in `9月` and `tháng 9`, is no name, but known. */
function monthNames(languages: string[]) {
  const names = known.get(languages.join()) ?? new Map<string, Set<string>>()
  if (names.size > 0) return names
  known.set(languages.join(), names)
  const formats = languages.flatMap((language) =>
    STYLES.map((style) => new Intl.DateTimeFormat(language, { ...style, calendar: 'gregory' })),
  )
  for (const format of formats)
    for (let month = 1; month <= 12; month++)
      for (const { type, value } of format.formatToParts(new Date(2021, month - 1, 15)))
        for (const word of wordsIn(value)) {
          const months = names.get(word) ?? new Set()
          if (type === 'month' && !/\d/.test(plain(value))) months.add(String(month).padStart(2, '0'))
          names.set(word, months)
        }
  return names
}

/** `Intl` has no list of its languages. */
export function intlLanguages() {
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  languages ??= Intl.DateTimeFormat.supportedLocalesOf(letters.flatMap((a) => letters.map((b) => a + b)))
  return languages
}

function wordsIn(text: string) {
  return plain(text).match(/[\p{L}\p{M}]+/gu) ?? []
}

/** In lower case, with full-width and other digits as 0 to 9. */
export function plain(text: string) {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Nd}/gu, (digit) => {
      const code = Number(digit.codePointAt(0))
      let value = 0
      while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++
      return String(value % 10)
    })
    .trim()
}

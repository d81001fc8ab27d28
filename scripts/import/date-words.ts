/** Words that people write for an end that has not come. `Intl` adds the words for "now" and "today". */
const PRESENT = [
  'present|current|currently|ongoing|to date|till date|in progress', // English
  'aktuell|laufend|gegenwart|gegenwärtig|derzeit|dato|heden|huidig', // German, Danish, Norwegian, Dutch
  'nuvarande|pågående|nåværende|nuværende|nykyinen', // Swedish, Norwegian, Danish, Finnish
  'présent|actuel|actuelle|actuellement|en cours|à ce jour|attuale|attualmente|in corso', // French, Italian
  'presente|actual|actualidad|actualmente|a la fecha|en curso|atual|atualmente', // Spanish, Portuguese
  'atualidade|o momento|em andamento|prezent|în prezent|jelenleg|jelen|παρόν|σήμερα', // and Romanian, Hungarian, Greek
  'obecnie|obecny|nadal|dziś|současnost|dosud|súčasnosť|halen|günümüz|devam', // Polish, Czech, Slovak, Turkish
  'настоящее время|настоящего времени|н.в|теперішній час|дотепер', // Russian, Ukrainian
  'वर्तमान|अब तक|الحاضر|حتى الآن|حاليا|حالياً|اکنون|היום|כיום|הווה', // Hindi, Arabic, Persian, Hebrew
  'hiện tại|hiện nay|saat ini|sekarang|ปัจจุบัน', // Vietnamese, Indonesian, Thai
  '至今|现在|目前|迄今|現在|現職|현재|재직중|재직 중', // Chinese, Japanese, Korean
].flatMap((words) => words.split('|'))
/** Scripts without a space between words. */
const UNSPACED = /[\p{scx=Han}\p{scx=Hira}\p{scx=Thai}\p{scx=Hang}]/u
/** Beside a day, some languages write a month in another form. */
const STYLES = (['long', 'short'] as const).flatMap((month) => [
  { month },
  { month, day: 'numeric' } as const,
])
/** Words beside a month or a year that say nothing more. */
const FILLERS = 'of the de del den r г год года expected anticipated'.split(' ')

const knownPresent = wordsAmong(PRESENT)
/** Filled by the first text that needs it, because the words of all languages take 0.3 s. */
let intlPresent: RegExp | undefined
/** The months that each word can be, such as `09`, by the languages that were asked. */
const knownMonths = new Map<string, Map<string, Set<string>>>()

/** Checks a `plain` text for "Present", "Heute", "至今". */
export function saysPresent(text: string) {
  if (knownPresent.test(text)) return true
  if (/\d/.test(text) || !/\p{L}/u.test(text)) return false
  intlPresent ??= wordsAmong(
    intlLanguages().flatMap((language) => {
      const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
      return [format.format(0, 'second'), format.format(0, 'day')]
    }),
  )
  return intlPresent.test(text)
}

/** @returns a pattern that finds any of these as whole words. Between words, any characters may stand. */
function wordsAmong(all: string[]) {
  const patterns = all.map((words) => {
    const pattern = plain(words).replace(/[^\p{L}\p{M}\d]+/gu, '[^\\p{L}\\p{M}\\d]+')
    return UNSPACED.test(words) ? pattern : `(?<![\\p{L}\\p{M}\\d])${pattern}(?![\\p{L}\\p{M}\\d])`
  })
  return new RegExp(patterns.join('|'), 'u')
}

/** @returns the month as `09`, and whether there is a word that is none. Those of English and `language` count first. */
export function readMonth(text: string, language: string) {
  const words = wordsIn(text).filter((word) => !FILLERS.includes(word))
  for (const languages of [['en'], [language], intlLanguages()]) {
    const key = languages.join()
    const names = knownMonths.get(key) ?? monthNames(languages)
    knownMonths.set(key, names)
    const months = new Set(words.flatMap((word) => [...(names.get(word) ?? [])]))
    // One name can be two months: "listopad" is November in Czech and October in Croatian.
    if (words.every((word) => names.has(word)) && months.size <= 1)
      return { month: [...months][0], hasUnknown: false }
  }
  return { month: undefined, hasUnknown: true }
}

/** A word beside a month, or beside a figure as in `9月` and `tháng 9`, is no name, but known. */
function monthNames(languages: string[]) {
  const names = new Map<string, Set<string>>()
  const formats = languages.flatMap((language) =>
    STYLES.map((style) => new Intl.DateTimeFormat(language, { ...style, calendar: 'gregory' })),
  )
  for (const format of formats)
    for (let index = 0; index < 12; index++)
      for (const { type, value } of format.formatToParts(new Date(2021, index, 15)))
        for (const word of wordsIn(value)) {
          const months = names.get(word) ?? new Set()
          if (type === 'month' && !/\d/.test(plain(value))) months.add(String(index + 1).padStart(2, '0'))
          names.set(word, months)
        }
  return names
}

/** `Intl` has no list of its languages. */
function intlLanguages() {
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  return Intl.DateTimeFormat.supportedLocalesOf(letters.flatMap((a) => letters.map((b) => a + b)))
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

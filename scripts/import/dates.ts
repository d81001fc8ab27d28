import { isDate } from '@/content/schema/parts'

/** The readable part of a date that a person wrote. */
export type ReadDate = {
  /** `2023`, `2023-09` or `2023-09-21`. Missing if nothing could be read, or if it goes on. */
  date?: string
  /** It goes on: "Present", "Heute", "至今". */
  isPresent?: boolean
  /** The text says more, or something that is no real day. */
  isInexact?: boolean
}

/** People write these for an end that has not come. The words for "now" and "today" come from `Intl`. */
const PRESENT = [
  'present|current|currently|ongoing|to date|till date|in progress',
  'aktuell|laufend|gegenwart|gegenwärtig|derzeit|dato', // German, Danish, Norwegian
  'présent|actuel|actuelle|actuellement|en cours|à ce jour', // French
  'presente|actual|actualidad|actualmente|a la fecha|en curso', // Spanish
  'atual|atualmente|atualidade|o momento|em andamento', // Portuguese
  'attuale|attualmente|in corso', // Italian
  'obecnie|obecny|nadal|dziś|současnost|dosud|súčasnosť', // Polish, Czech, Slovak
  'halen|günümüz|devam ediyor|devam', // Turkish
  'heden|huidig|nuvarande|pågående|nåværende|nuværende|nykyinen', // Dutch, Swedish, Norwegian, Danish, Finnish
  'prezent|în prezent|jelenleg|jelen|παρόν|σήμερα', // Romanian, Hungarian, Greek
  'настоящее время|настоящего времени|н.в|теперішній час|дотепер', // Russian, Ukrainian
  'वर्तमान|अब तक|الحاضر|حتى الآن|حاليا|حالياً|اکنون|היום|כיום|הווה', // Hindi, Arabic, Persian, Hebrew
  'hiện tại|hiện nay|saat ini|sekarang|ปัจจุบัน', // Vietnamese, Indonesian, Thai
  '至今|现在|目前|迄今|現在|現職|현재|재직중|재직 중', // Chinese, Japanese, Korean
].flatMap((words) => words.split('|').map(plain))

/** Scripts without a space between words. */
const UNSPACED = /[\p{scx=Han}\p{scx=Hira}\p{scx=Thai}\p{scx=Hang}]/u
const YEAR = /(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/g
const LATEST_SHORT_YEAR = 40
/** Words beside a month or a year that say nothing more. */
const FILLERS = 'of the de del den r г год года expected anticipated'.split(' ')
/** The characters behind a year, a month and a day. */
const UNITS = /[年月日号년월일]/g

/**
 * Reads a date as people write it: `2023-9-4`, `09/2023`, `Sep 2023`, `4.9.2023`, a timestamp, in any language that
 * `Intl` knows. Nothing is guessed: of `04/09/2023`, only the year is sure.
 *
 * @param language whose months count first, because the same name can be another month elsewhere.
 * @param which year counts if there are several, as in `2019/2020`.
 */
export function readDate(value: unknown, language: string, which: 'first' | 'last' = 'last'): ReadDate {
  const text = plain(typeof value === 'object' ? Object.values(value ?? {}).join('-') : String(value))
  if (isPresent(text)) return { isPresent: true }
  const epoch = /^\d{10}(\d{3})?$/.test(text) ? Number(text.padEnd(13, '0')) : Number.NaN
  if (!Number.isNaN(epoch)) return { date: new Date(epoch).toISOString().slice(0, 10) }
  const compact = /^(\d{4})(\d\d)(\d\d)$/.exec(text)?.slice(1).join('-')
  if (compact && isDate(compact)) return { date: compact }

  const day = text
    .replace(/(\d)[t ]+\d{1,2}:\d\d.*$/, '$1')
    .replace(/(?<=\d)(st|nd|rd|th)\b/g, '')
    .replace(UNITS, ' ')
    .trim()
  const years = [...new Set(day.match(YEAR) ?? shortYear(day))].sort()
  const year = which === 'first' ? years[0] : years.at(-1)
  if (!year) return {}
  const rest = day.replace(/['’]\d\d\b/, '').replace(YEAR, ' ')
  const words = rest.match(/[\p{L}\p{M}]+/gu) ?? []
  const { month, unknown } = readMonth(words, language)
  const date = years.length === 1 ? assemble(year, rest.match(/\d+/g) ?? [], month, day) : undefined
  // "Fall 2022" and "2nd half of 2022" say more than a year, but not which month.
  if (date && isDate(date) && !unknown) return { date }
  const shorter = [date?.slice(0, 7), date?.slice(0, 4)].find((part) => part && isDate(part))
  return { date: unknown ? year : (shorter ?? year), isInexact: true }
}

/** Two dates with a word or a line between them: `Jan 2020 – Present`. */
export function readPeriod(text: string, language: string) {
  const [, open = ''] = /^(.+?)\s*[-–—]\s*$/.exec(text) ?? []
  if (open) return readPeriod(`${open} – present`, language)
  // A line with spaces separates even where the dates themselves have lines.
  for (const separator of [/ [-–—~] | (?:to|bis|until|till) /g, /[–—~至]/g, /-/g]) {
    for (const { index, 0: line } of text.matchAll(separator)) {
      const start = readDate(text.slice(0, index), language, 'first')
      // 至今 is one word: "until now".
      const isOneWord = text.startsWith('至今', index)
      const end = readDate(text.slice(index + (isOneWord ? 0 : line.length)), language)
      if (start.date && !start.isInexact && (end.date || end.isPresent) && !end.isInexact)
        return { start, end }
    }
  }
  const only = readDate(text, language)
  return only.date && !only.isInexact ? { start: only, end: only } : undefined
}

/** @param numbers the others beside the year, in their order. */
function assemble(year: string, numbers: string[], month: string | undefined, text: string) {
  const [one = '', other = ''] = numbers.map((number) => number.padStart(2, '0'))
  if (numbers.length > 2) return undefined
  if (month) return [year, month, ...(numbers.length === 1 ? [one] : [])].join('-')
  if (numbers.length < 2) return [year, one].filter(Boolean).join('-')
  if (text.startsWith(year)) return `${year}-${one}-${other}`
  const isDayFirst = one > '12' || one === other || /\d\.\s*\d/.test(text)
  if (isDayFirst) return `${year}-${other}-${one}`
  return other > '12' ? `${year}-${one}-${other}` : undefined
}

/** Of `Jan '22`. */
function shortYear(text: string) {
  const [, digits] = /['’](\d\d)\b/.exec(text) ?? []
  return digits ? [`${Number(digits) > LATEST_SHORT_YEAR ? 19 : 20}${digits}`] : []
}

/** @returns the month as `09`, and whether there is a word that is none. */
function readMonth(words: string[], language: string) {
  // The names of all languages take 0.3 s, so they are asked last.
  for (const languages of [['en'], [language], intlLanguages()]) {
    const names = monthNames(languages)
    const said = words.filter((word) => !FILLERS.includes(word))
    const months = new Set(said.flatMap((word) => names.get(word) ?? []))
    const unknown = said.some((word) => !names.has(word))
    // One name can be two months: "listopad" is November in Czech and October in Croatian.
    if (!unknown && months.size <= 1) return { month: [...months][0], unknown }
  }
  return { month: undefined, unknown: true }
}

const known = new Map<string, Map<string, string[]>>()

/** The months that each word can be. A word beside a figure, as in `9月` or `tháng 9`, is none. */
function monthNames(languages: string[]) {
  const key = languages.join()
  const before = known.get(key)
  if (before) return before
  const names = new Map<string, string[]>()
  // Beside a day, some languages write a month in another form.
  for (const language of languages)
    for (const style of ['long', 'short'] as const)
      for (const day of [undefined, 'numeric'] as const) {
        const options = { month: style, day, calendar: 'gregory', timeZone: 'UTC' } as const
        const format = new Intl.DateTimeFormat(language, options)
        for (let month = 1; month <= 12; month++) {
          const parts = format.formatToParts(Date.UTC(2021, month - 1, 15))
          for (const { type, value } of parts) {
            const isName = type === 'month' && !/\d/.test(plain(value))
            for (const word of plain(value).match(/[\p{L}\p{M}]+/gu) ?? []) {
              const months = names.get(word) ?? []
              const two = String(month).padStart(2, '0')
              names.set(word, isName && !months.includes(two) ? [...months, two] : months)
            }
          }
        }
      }
  known.set(key, names)
  return names
}

function isPresent(text: string) {
  if (PRESENT.some((words) => has(text, words))) return true
  if (/\d/.test(text) || !/\p{L}/u.test(text)) return false
  return intlLanguages().some((language) => {
    const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
    return [format.format(0, 'second'), format.format(0, 'day')].some((words) => has(text, plain(words)))
  })
}

function has(text: string, words: string) {
  if (UNSPACED.test(words)) return text.includes(words)
  return ` ${text.replace(/[^\p{L}\p{M}\d]+/gu, ' ')} `.includes(
    ` ${words.replace(/[^\p{L}\p{M}\d]+/gu, ' ')} `,
  )
}

let languages: string[] | undefined

/** `Intl` has no list of its languages. */
function intlLanguages() {
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  languages ??= Intl.DateTimeFormat.supportedLocalesOf(letters.flatMap((a) => letters.map((b) => a + b)))
  return languages
}

/** In lower case, with full-width and other digits as 0 to 9. */
function plain(text: string) {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Nd}/gu, (digit) => {
      let zero = digit.codePointAt(0) ?? 0
      while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
      return String(((digit.codePointAt(0) ?? 0) - zero) % 10)
    })
    .trim()
}

/** Words that people write for an end that has not come. `Intl` has no such words. */
const PRESENT = [
  'present|current|currently|ongoing|to date|till date|in progress|now|today', // English
  'aktuell|laufend|gegenwart|gegenwärtig|derzeit|heute|jetzt|dato|heden|huidig', // German, Danish, Norwegian, Dutch
  'nu|nuvarande|pågående|nåværende|nuværende|idag|i dag|nykyinen|nyt', // Swedish, Norwegian, Danish, Finnish
  'présent|actuel|actuelle|actuellement|en cours|à ce jour|aujourd hui|maintenant', // French
  'attuale|attualmente|in corso|oggi|adesso', // Italian
  'presente|actual|actualidad|actualmente|a la fecha|en curso|hoy|ahora', // Spanish
  'atual|atualmente|atualidade|o momento|em andamento|hoje|agora', // Portuguese
  'prezent|în prezent|acum|jelenleg|jelen|παρόν|σήμερα|τώρα', // Romanian, Hungarian, Greek
  'obecnie|obecny|nadal|dziś|teraz|současnost|dosud|nyní|dnes|súčasnosť', // Polish, Czech, Slovak
  'halen|günümüz|devam|bugün|şimdi', // Turkish
  'настоящее время|настоящего времени|н.в|сейчас|сегодня|теперішній час|дотепер|зараз', // Russian, Ukrainian
  'वर्तमान|अब तक|आज|الحاضر|حتى الآن|الآن|حاليا|حالياً|اکنون|היום|כיום|הווה', // Hindi, Arabic, Persian, Hebrew
  'hiện tại|hiện nay|saat ini|sekarang|ปัจจุบัน', // Vietnamese, Indonesian, Thai
  '至今|现在|目前|迄今|今天|現在|現職|今日|현재|재직중|재직 중|지금|오늘', // Chinese, Japanese, Korean
].flatMap((words) => words.split('|'))
const UNSPACED = /[\p{scx=Han}\p{scx=Hira}\p{scx=Thai}\p{scx=Hang}]/u
const MONTHS = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12']
const FILLERS = 'of the de del den r г год года expected anticipated'.split(' ')
/** With one of these, a word for the present does not count: "No longer current", "closed today", "present?". */
const OVER =
  /\?|(?<!\p{L})(?:no longer|not|closed|ended|finished|nicht|beendet|ne|terminé|ya no|terminado|non|não|concluído)(?!\p{L})/u

/** `Intl` has no list of its languages, so it is asked for every tag of two letters. */
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']
const LANGUAGES = Intl.DateTimeFormat.supportedLocalesOf(
  LETTERS.flatMap((first) => LETTERS.map((second) => first + second)),
)

const present = new RegExp(PRESENT.map(wholeWords).join('|'), 'u')
/** Maps a language to its words, and each word to its months. A language is added when a text needs it: all take 0.3 s. */
const monthsByLanguage = new Map<string, Map<string, Set<string>>>()

export function saysPresent(text: string) {
  return present.test(text) && !OVER.test(text)
}

function wholeWords(words: string) {
  const pattern = lowerWithOurDigits(words).replace(/[^\p{L}\p{M}\d]+/gu, '[^\\p{L}\\p{M}\\d]+')
  return UNSPACED.test(words) ? pattern : `(?<![\\p{L}\\p{M}\\d])${pattern}(?![\\p{L}\\p{M}\\d])`
}

/** @returns a month such as `09`, empty without a word for one, undefined if a word is unknown or names several. */
export function readMonth(text: string, language: string) {
  const words = wordsIn(text).filter((word) => !FILLERS.includes(word))
  if (words.length === 0) return ''
  for (const languages of [['en'], [language], LANGUAGES]) {
    // One name can be two months: "listopad" is November in Czech and October in Croatian.
    const found = new Set(languages.flatMap((tag) => monthIn(tag, words) ?? []))
    if (found.size === 1) return [...found][0]
  }
}

function monthIn(language: string, words: string[]) {
  const names = monthsByLanguage.get(language) ?? monthNames(language)
  monthsByLanguage.set(language, names)
  const possible = MONTHS.filter((month) => words.every((word) => names.get(word)?.has(month)))
  if (possible.length === MONTHS.length) return '' // as the word in `tháng 9`, which stands beside each figure
  return possible.length === 1 ? possible[0] : undefined
}

function monthNames(language: string) {
  const names = new Map<string, Set<string>>()
  // Some languages write a month in another form beside a day.
  for (const form of ['long', 'short'] as const)
    for (const day of [undefined, 'numeric'] as const) {
      const format = new Intl.DateTimeFormat(language, { month: form, day, calendar: 'gregory' })
      for (const [index, month] of MONTHS.entries())
        for (const word of wordsIn(format.format(new Date(2021, index, 15))))
          names.set(word, (names.get(word) ?? new Set()).add(month))
    }
  return names
}

function wordsIn(text: string) {
  return lowerWithOurDigits(text).match(/[\p{L}\p{M}]+/gu) ?? []
}

/** Lowers the case, and writes digits of all scripts as ours. */
export function lowerWithOurDigits(text: string) {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Nd}/gu, (digit) => {
      // The digits of a script follow one another, so the value of one is the number of those below it.
      const code = Number(digit.codePointAt(0))
      let value = 0
      while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++
      return String(value % 10)
    })
    .trim()
}

const INITIAL = String.raw`\p{L}\p{M}*` // "J. R. R. Tolkien", "z. B."
const WITHOUT_VOWEL = '(?<![.-])[B-DF-HJ-NP-TV-XZ]?[b-df-hj-np-tv-xz]{1,4}' // "Dr.", "bzw."
const TITLES = '[Pp]rofa?|Mme|Mlle|Sra|Srta|Dra|Dott|Sig|Dipl|Ing|Mag|inż|Doç|प्रो'
const OTHERS = 'Inc|Corp|Co|No|al|ca|approx|incl|inkl|evtl|ej|ex|ad es'
const NUMBER = String.raw`\d{1,2}`
/** These languages write an ordinal as `3.` */
const HAS_ORDINALS = /^(?:bs|cs|da|de|et|eu|fi|fo|hr|hu|is|lb|lv|nb|nn|no|pl|sk|sl|sr|tr)\b/

/** Matches a short form at the end of a text, whose full stop ends no sentence. */
function shortFormIn(language: string) {
  // In other languages, only a number at the beginning of a line, such as `1. Begin`, ends no sentence.
  const number = HAS_ORDINALS.test(language) ? NUMBER : `(?<!.)${NUMBER}`
  const forms = [INITIAL, number, WITHOUT_VOWEL, TITLES, OTHERS].join('|')
  return new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}'’])(?:${forms})\.\s*$`, 'u')
}

/** A small letter begins no sentence, but Georgian has no others. */
const CONTINUATION = /^(?!\p{Script=Georgian})\p{Ll}/u

/** Divides a text into sentences, each with the space behind it. A line end also ends one. @param language as a tag. */
function sentencesOf(text: string, language: string) {
  const sentences: string[] = []
  const shortForm = shortFormIn(language)
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)) {
    const goesOn = shortForm.test(sentences.at(-1) ?? '') || CONTINUATION.test(segment)
    sentences.push(goesOn ? (sentences.pop() ?? '') + segment : segment)
  }
  return sentences
}

export function firstSentence(text: string, language: string) {
  const [first = ''] = sentencesOf(text.trim(), language)
  return lead(first.trim(), language)
}

/** In characters. A preview has room for more. */
const SHORT_OPENING = 60

export function opening(text: string, language: string) {
  const [first = '', second = ''] = sentencesOf(text.trim(), language)
  return lead((first.length < SHORT_OPENING ? first + second : first).trim(), language)
}

/** A text that is little longer than its lead shows whole, because the rest is not worth a click. */
const WHOLE_CHARACTERS = 480
const LEAD_CHARACTERS = 320
const MIN_CHARACTERS = 100

/** Returns the beginning of a long text, up to the end of a sentence or else of a word. Short texts stay whole. */
export function lead(text: string, language: string) {
  if (text.length <= WHOLE_CHARACTERS) return text
  let start = ''
  for (const sentence of sentencesOf(text, language)) {
    if ((start + sentence).trimEnd().length > LEAD_CHARACTERS) break
    start += sentence
  }
  if (start.length >= MIN_CHARACTERS) return start.trimEnd()
  return /^.*(?=\s)/s.exec(text.slice(0, LEAD_CHARACTERS))?.[0] ?? text
}

/** Counts as the language does, because not every language has spaces. @param language as a tag, if it is known. */
export function countWords(text: string, language?: string) {
  const segments = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)]
  return segments.filter(({ isWordLike }) => isWordLike).length
}

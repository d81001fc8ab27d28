/** Patterns of short forms, whose full stop ends no sentence. A form belongs here if sentences do not end with it. */
const SHORT_FORMS = [
  /\p{L}\p{M}*/u, // an initial, as in "J. R. R. Tolkien" and "z. B."
  /\d{1,2}/u, // an ordinal, as in "3. Platz"
  /(?<![.-])[B-DF-HJ-NP-TV-XZ]?[b-df-hj-np-tv-xz]{1,4}/u, // a form without a vowel, such as "Dr." and "bzw."
  /[Pp]rofa?|Mme|Mlle|Sra|Srta|Dra|Dott|Sig|Dipl|Ing|Mag|Inc|Corp|Co|No|al|ca|approx|[Ff]ig|[Vv]ol|incl|inkl|evtl|ej|ex|ad es|inż|Doç|प्रो/u,
].map(({ source }) => source)
/** Names and units that look like a short form, but may end a sentence. C and R count only behind a word in small letters. */
const NAMES = /\p{Ll} (?=[CR]\.)|(?=(?:npm|css|html?|js|php|sql|xml|fps|km|ms|px)\.)/u.source
const SHORT_FORM = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}'’]|${NAMES})(?:${SHORT_FORMS.join('|')})\\.\\s*$`, 'u')

/** In these languages, a number with a full stop is an ordinal. */
const WITH_ORDINALS = /^(?:bs|cs|da|de|et|fi|fo|hr|hu|is|lv|nb|nn|no|pl|sk|sl|sr|tr)\b/

/** A small letter begins no sentence, but Georgian has only small letters. */
const CONTINUATION = /^(?!\p{Script=Georgian})\p{Ll}/u

/** Divides a text into sentences, each with the space behind it. The end of a line ends one, too. @param language as a tag. */
function sentencesOf(text: string, language: string) {
  const sentences: string[] = []
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)) {
    const before = sentences.at(-1) ?? ''
    const isShort = SHORT_FORM.test(before) && (WITH_ORDINALS.test(language) || !/\d\.\s*$/.test(before))
    const goesOn = isShort || CONTINUATION.test(segment)
    sentences.push(goesOn ? (sentences.pop() ?? '') + segment : segment)
  }
  return sentences
}

export function firstSentence(text: string, language: string) {
  const [first = ''] = sentencesOf(text.trim(), language)
  return excerpt(first.trim(), language)
}

/** In characters. A shorter opening gets a second sentence, because a preview has room for it. */
const SHORT_OPENING = 60

export function opening(text: string, language: string) {
  const [first = '', second = ''] = sentencesOf(text.trim(), language)
  return excerpt((first.length < SHORT_OPENING ? first + second : first).trim(), language)
}

/** A text up to `WHOLE_CHARACTERS` stays whole, because a little more than the excerpt is not worth a click. */
const WHOLE_CHARACTERS = 480
const EXCERPT_CHARACTERS = 320
const MIN_CHARACTERS = 100

/** Returns the beginning of a long text, up to the end of a sentence or, without one, of a word. Short texts stay whole. */
export function excerpt(text: string, language: string) {
  if (text.length <= WHOLE_CHARACTERS) return text
  let start = ''
  for (const sentence of sentencesOf(text, language)) {
    if ((start + sentence).trimEnd().length > EXCERPT_CHARACTERS) break
    start += sentence
  }
  if (start.length >= MIN_CHARACTERS) return start.trimEnd()
  return /^.*(?=\s)/s.exec(text.slice(0, EXCERPT_CHARACTERS))?.[0] ?? text
}

import { firstSentence } from '@/components/text/sentences'

const FOLDED_CHARACTERS = 200
/** In characters. A longer first sentence is as small as the rest. */
const MAX_START_LENGTH = 120

/** Divides a bio into its start in larger letters, the part that always shows, and the folded rest. */
export function foldBio(bio: string, language: string) {
  const text = bio.trim()
  const first = firstSentence(text, language)
  const start = first.length <= MAX_START_LENGTH && first !== text ? first : ''
  const end = foldedAt(text, language)
  // A line break after the start would show as an empty line.
  return { start, shown: text.slice(start.length, end).replace(/^\s+/, ' '), rest: text.slice(end) }
}

/** Returns the index behind the last whole word of the first 200 characters. A short text does not fold. */
function foldedAt(text: string, language: string) {
  // Cut between code points, because a cut inside one would break an emoji.
  const characters = Array.from(text)
  if (characters.length <= FOLDED_CHARACTERS) return text.length
  const { length } = characters.slice(0, FOLDED_CHARACTERS).join('')
  const words = new Intl.Segmenter(language, { granularity: 'word' }).segment(text)
  let end = words.containing(length)?.index ?? 0
  // The segmenter divides "open-source" into three, so the end goes back to where the compound begins.
  while (text.slice(end - 1, end + 1).includes('-')) end = words.containing(end - 1)?.index ?? 0
  return text.slice(0, end || length).replace(/[\s:;,–—-]+$/, '').length
}

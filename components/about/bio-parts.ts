import { firstSentence } from '@/components/text/sentences'

const FOLDED_CHARACTERS = 200
/** In characters. A longer first sentence is not set larger. */
const LONGEST_START = 120

/** The text, how it starts in larger letters, and what shows while it is folded. @param language as a tag. */
export function bioParts(bio: string, language: string) {
  const text = bio.trim()
  const first = firstSentence(text, language)
  const start = first.length <= LONGEST_START && first !== text ? first : ''
  return { text, start, folded: foldedBio(text, language) }
}

/** The first 200 characters and an ellipsis. If these would split a word, they end before it. Short texts are whole. */
export function foldedBio(text: string, language: string) {
  // Cut between code points, because a cut inside one would break an emoji.
  const characters = Array.from(text)
  if (characters.length <= FOLDED_CHARACTERS) return text
  const start = characters.slice(0, FOLDED_CHARACTERS).join('')
  const words = new Intl.Segmenter(language, { granularity: 'word' }).segment(text)
  const end = words.containing(start.length)?.index || start.length
  // The segmenter takes open-source for two words.
  const isCompound = text.slice(end - 1, end + 1).includes('-')
  return `${text.slice(0, end).replace(isCompound ? /\s+\S*$/ : /\s+$/, '')}…`
}

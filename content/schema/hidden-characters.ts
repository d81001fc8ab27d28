/** Control characters, those that turn the direction of a text, and halves of an emoji. U+200E and U+200F do no harm. */
export const HIDDEN = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu

/** The first character that nobody sees. A preview picture fails on some of them. */
export function hiddenIn(text: string, except = '') {
  return text.match(HIDDEN)?.find((character) => character !== except)
}

/** For example `U+202E`. */
export function codePoint(character: string) {
  return `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
}

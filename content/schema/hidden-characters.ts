/** Matches control characters, those that turn the direction of a text, and halves of an emoji. */
export const HIDDEN = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu
/** These characters do no harm in a text, but an address with one of them leads elsewhere. */
export const INVISIBLE = /[\u200b\u200e\u200f\u2060\ufeff]/gu

/** Returns the first character that nobody sees. A preview picture fails on some of them. */
export function hiddenIn(text: string, except = '') {
  return text.match(HIDDEN)?.find((character) => character !== except)
}

/** Returns the name of a character in Unicode, such as `U+202E`. */
export function codePoint(character: string) {
  return `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
}

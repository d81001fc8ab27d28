/** One number, with a word before it and an extension behind it or not: `Tel. +44 20 7946 0000 ext. 12`. */
const ONE_NUMBER =
  /^(?:\p{L}+[.:]?\s*)?(\(?\+?[\d\s()./\p{Pd}]+?)(?:[\s,;]*(?:ext\.?|extension|x|#|,|;)\s*(\d{1,6}))?$/iu
/** In characters. The time of the pattern grows with their square. */
const MAX_PHONE_LENGTH = 100
/** Two with a slash between them, such as `666-666-666 / 777-777-777`. `030 / 123456` is one. */
const TWO_NUMBERS = /(?:\d\D*){6}\/(?:\D*\d){6}/
/** Two digits, because one number may have up to five more before a slash: `+49 7031 / 123456`. */
const COUNTRY = /^\(?(?:\+|00)\d\d/

/** Returns the address that dials a number (RFC 3966). Other texts have none. Nobody dials the "(0)" in "+44 (0)20". */
export function phoneAddress(phone: string) {
  if (phone.length > MAX_PHONE_LENGTH) return undefined
  const [, number = '', extension] = ONE_NUMBER.exec(phone.trim().replace(/((?:\+|\b00).*)\(0\)/, '$1')) ?? []
  const digits = number.replace(/[^\d+]/g, '')
  if (!/^\+?\d{5,15}$/.test(digits) || TWO_NUMBERS.test(number.replace(COUNTRY, ''))) return undefined
  return `tel:${digits}${extension ? `;ext=${extension}` : ''}`
}

/** Matches a number, with or without a word before it and an extension behind it: `Tel. +44 20 7946 0000 ext. 12`. */
const ONE_NUMBER =
  /^(?:\p{L}+[.:]?\s*)?(\(?\+?[\d\s()./\p{Pd}]+?)(?:[\s,;]*(?:ext\.?|extension|x|#|,|;)\s*(\d{1,6}))?$/iu
/** In characters. The pattern takes four times as long for twice as many. */
const MAX_PHONE_LENGTH = 100
/** Matches two numbers, as in `666-666 / 777-777`, or two endings, as in `030 123456 / 57`, but not `030 / 123456`. */
const TWO_NUMBERS = /(?:\d\D*){6}\/(?:\D*\d){6}|(?:\d\D*){7}\/\D*\d/
/** Matches two digits. In one number, up to five more may stand before the slash, as in `+49 7031 / 123456`. */
const COUNTRY = /^\(?(?:\+|00)\d\d/

/** Returns the address that dials a number (RFC 3966), without the "(0)" in "+44 (0)20". Other texts have none. */
export function phoneAddress(phone: string) {
  if (phone.length > MAX_PHONE_LENGTH) return undefined
  const [, number = '', extension] = ONE_NUMBER.exec(phone.trim().replace(/((?:\+|\b00).*)\(0\)/, '$1')) ?? []
  const digits = number.replace(/[^\d+]/g, '')
  if (!/^\+?\d{5,15}$/.test(digits) || TWO_NUMBERS.test(number.replace(COUNTRY, ''))) return undefined
  return `tel:${digits}${extension ? `;ext=${extension}` : ''}`
}

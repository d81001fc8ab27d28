/** Dials a number (RFC 3966). Behind letters or # is an extension, as in "ext. 12". From abroad, nobody dials the "(0)" in "+44 (0)20". */
export function phoneAddress(phone: string) {
  const [number, extension] = phone
    .replace(/(\+.*)\(0\)/, '$1')
    .split(/[\p{L}#,;]+/u)
    .map((part) => part.replace(/[^\d+]/g, ''))
    .filter(Boolean)
  return `tel:${number}${extension ? `;ext=${extension}` : ''}`
}

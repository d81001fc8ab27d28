/** Ignores case, width and how accents are composed, because a reader does. */
export function comparable(text: string) {
  return text.normalize('NFKC').toLowerCase()
}

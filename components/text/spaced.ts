/** The text with a space behind it, which Chinese and Japanese do without. */
export function spaced(text: string) {
  const start = text.trimEnd()
  return /(?:\p{Script=Han}[^\p{L}\p{N}]*|[\u3000-\u30ff\uff00-\uffef])$/u.test(start) ? start : `${start} `
}

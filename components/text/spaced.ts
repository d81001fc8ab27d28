/** Adds the space before more text, which Chinese and Japanese do without. */
export function spaced(text: string) {
  const start = text.trimEnd()
  return /[\p{Script=Han}\u3000-\u30ff\uff00-\uffef][^\p{L}\p{N}]*$/u.test(start) ? start : `${start} `
}

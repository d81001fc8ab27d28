/** The text with a space behind it, which Chinese and Japanese do without. */
export function spaced(text: string) {
  return /[\u3000-\u9fff\uff00-\uffef]$/.test(text) ? text : `${text} `
}

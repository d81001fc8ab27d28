/** Drops characters that XML cannot write, such as U+FFFE and most control characters. */
export function escapeXml(text: string) {
  return text
    .replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}

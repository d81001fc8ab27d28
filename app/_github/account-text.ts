/** A bio has 160 characters at most, and most of that many lines would be blank. */
const MOST_LINES = 10

/** Returns a text of an account without what would break the page, or nothing if there is nothing to see. */
export function accountText(text: string | null, mostLines = MOST_LINES) {
  const lines = (text ?? '')
    // React finds halves of characters in the browser otherwise than on the server.
    .replace(/\p{Cs}/gu, '')
    // Burmese has five marks on a letter. With hundreds, no line can break between them.
    .replace(/(\p{M}{5})\p{M}+/gu, '$1')
    .split(/\r\n|[\n\v\f\r\x85\u2028\u2029]/)
    .map((line) => line.trim())
  const kept = lines.filter((line, index) => line || lines[index - 1]) // one blank line at a time
  const shown = [...kept.slice(0, mostLines - 1), kept.slice(mostLines - 1).join(' ')].join('\n').trim()
  return /[^\s\p{Default_Ignorable_Code_Point}\p{M}\u2800]/u.test(shown) ? shown : ''
}

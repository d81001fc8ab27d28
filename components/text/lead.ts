/** In characters. A little more than the lead is not worth a click. */
const MOST = 480
const LEAD = 320

/** The beginning of a long text, up to the end of a sentence or, without one, of a word. Short texts are whole. */
export function lead(text: string) {
  if (text.length <= MOST) return text
  const start = text.slice(0, LEAD)
  const sentences = /^.{100,}(?:[.!?…؟](?=\s)|[。！？।])/s.exec(start)?.[0]
  return sentences ?? /^.*(?=\s)/s.exec(start)?.[0] ?? text
}

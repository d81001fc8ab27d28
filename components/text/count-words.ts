/** Counts by the rules of the language, because some have no spaces. @param language as a tag, if it is known. */
export function countWords(text: string, language?: string) {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' })
  const parts = text.match(/\S{1,500}/g) ?? [] // Node 20 copies what it segments once for each word
  return parts.flatMap((part) => [...segmenter.segment(part)]).filter(({ isWordLike }) => isWordLike).length
}

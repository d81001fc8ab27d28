/** As the language counts, because not every language has spaces. @param language as a tag, if it is known. */
export function countWords(text: string, language?: string) {
  const segments = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)]
  return segments.filter(({ isWordLike }) => isWordLike).length
}

import { lead } from '@/components/text/lead'

/** The beginning of a text, as the language ends its sentences. @param language as a tag. */
export function firstSentence(text: string, language: string) {
  const [first] = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text.trim())
  return lead(first?.segment.trim() ?? '')
}

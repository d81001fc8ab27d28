import { type Article, allNotes } from '@/components/content/article-lists'
import type { Content } from '@/components/content/content'
import { keepByContent } from '@/components/content/keep-by-content'
import { comparable } from '@/components/text/comparable'

/** Lists each tag of the notes once, in alphabetical order, spelled as in the first note that has it. */
export const noteTags = keepByContent((content) => {
  const notes = allNotes(content).toReversed()
  const tags = new Map(notes.flatMap((note) => note.tags.map((tag) => [comparable(tag), tag])))
  return [...tags.values()].sort(new Intl.Collator(content.language).compare)
})

export function tagAddress(content: Content, word: string) {
  const tag = noteTags(content).find((noteTag) => hasTag({ tags: [noteTag] }, word.trim()))
  return tag && `${content.base}/notes?tag=${encodeURIComponent(tag)}`
}

export function hasTag({ tags }: Pick<Article, 'tags'>, tag: string) {
  return tags.some((written) => comparable(written) === comparable(tag))
}

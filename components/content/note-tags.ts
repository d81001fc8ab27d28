import { type Article, listNotes } from '@/components/content/articles'
import type { Content } from '@/components/content/content'

/** The tags of all notes that the list shows, each once and as the first one writes it, in the order of the alphabet. */
export function noteTags(content: Content) {
  const notes = listNotes(content).toReversed()
  const tags = new Map(notes.flatMap((note) => note.tags.map((tag) => [tag.toLowerCase(), tag])))
  return [...tags.values()].sort(new Intl.Collator(content.language).compare)
}

/** Upper and lower case are the same to a reader. */
export function hasTag({ tags }: Pick<Article, 'tags'>, tag: string) {
  return tags.some((one) => one.toLowerCase() === tag.toLowerCase())
}

import { noteTags } from '@/components/content/articles'
import { useContent } from '@/components/content/use-content'
import { COMMA } from '@/components/text/comma'
import { buttonClass } from '@/components/ui/button-class'
import { PageLink } from '@/components/ui/page-link'

/** Words with commas between, each of which leads to the notes that have it as a tag, if there are any. */
export function LinkedTags({ text }: { text: string }) {
  const content = useContent()
  const known = new Map(noteTags(content).map((tag) => [tag.toLowerCase(), tag]))
  const tagOf = (word: string) => known.get(word.trim().toLowerCase())
  const parts = text.split(new RegExp(`(${COMMA.source})`)) // in brackets, what separates the words stays
  if (!parts.some(tagOf)) return text
  return parts.map((part, index) => {
    const tag = tagOf(part)
    const place = `${index}${part}` // the same word may stand there twice
    if (!tag) return part
    return (
      <PageLink
        key={place}
        href={`${content.base}/notes?tag=${encodeURIComponent(tag)}`}
        prefetch={false}
        className={buttonClass.text}
      >
        {part}
      </PageLink>
    )
  })
}

import { hasTag, noteTags } from '@/components/content/articles'
import { useContent } from '@/components/content/use-content'
import { COMMA } from '@/components/text/comma'
import { buttonClass } from '@/components/ui/button-class'
import { PageLink } from '@/components/ui/page-link'

/** Words with commas between, each of which leads to the notes that have it as a tag, if there are any. */
export function LinkedTags({ text }: { text: string }) {
  const content = useContent()
  const tagOf = (word: string) => noteTags(content).find((tag) => hasTag({ tags: [tag] }, word.trim()))
  const parts = text.split(new RegExp(`(${COMMA.source})`)) // in brackets, what separates the words stays
  if (!parts.some(tagOf)) return text
  return parts.map((part, index) => {
    const tag = tagOf(part)
    if (!tag) return part
    const href = `${content.base}/notes?tag=${encodeURIComponent(tag)}`
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: two words may be the same, and none ever moves
      <PageLink key={index} href={href} prefetch={false} className={buttonClass.text}>
        {part}
      </PageLink>
    )
  })
}

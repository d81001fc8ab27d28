import { tagAddress } from '@/components/content/note-tags'
import { useContent } from '@/components/content/use-content'
import { COMMA } from '@/components/text/split-at-commas'
import { Linked } from '@/components/ui/linked'

export function LinkedTags({ text }: { text: string }) {
  const content = useContent()
  const parts = text.split(new RegExp(`(${COMMA.source})`)) // a group keeps the commas
  const links = parts.map((part) => tagAddress(content, part))
  if (!links.some(Boolean)) return text
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two words may be the same, and none ever moves
    <Linked key={index} href={links[index]}>
      {part}
    </Linked>
  ))
}

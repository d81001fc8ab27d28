import { FoldedList } from '@/components/ui/fold'
import { Text, type TextSource } from '@/components/ui/text'

type HighlightsProps<Entry> = TextSource<Entry> & { shown: number; className: string }

export function Highlights<Entry extends object>({ shown, className, ...source }: HighlightsProps<Entry>) {
  const texts = [source.of[source.field] ?? []].flat()
  if (texts.length === 0) return null
  return (
    <div className={`text-base/6.5 text-muted ${className}`}>
      <FoldedList shown={shown} className="[--gap:0.25rem]">
        {[...new Set(texts)].map((text) => (
          <li key={String(text)} className="flex gap-3 before:text-primary before:content-['–']">
            <Text {...source} as="span" className="text-pretty">
              {String(text)}
            </Text>
          </li>
        ))}
      </FoldedList>
    </div>
  )
}

import { useContent } from '@/components/content/use-content'
import { lead } from '@/components/text/sentences'
import { Fold } from '@/components/ui/fold'
import { Text, type TextSource } from '@/components/ui/text'

type FoldedTextProps<Entry> = TextSource<Entry> & { className?: string }

export function FoldedText<Entry extends object>({ className, ...source }: FoldedTextProps<Entry>) {
  const { langOf, language, words } = useContent()
  const text = String(source.of[source.field] ?? '')
  if (!text) return null
  const start = lead(text, langOf(source.of, source.field).lang ?? language)
  const rest = text.slice(start.length).trim()
  const look = { ...source, as: 'p', className: 'max-w-[65ch] whitespace-pre-line text-pretty' } as const
  return (
    <div className={className}>
      <Text {...look}>{start}</Text>
      {rest && (
        <Fold label={words.about.readMore}>
          <Text {...look}>{rest}</Text>
        </Fold>
      )}
    </div>
  )
}

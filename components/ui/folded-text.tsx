import { useContent } from '@/components/content/use-content'
import { lead } from '@/components/text/sentences'
import { Fold } from '@/components/ui/fold'
import { Text } from '@/components/ui/text'

const TEXT = 'max-w-[65ch] whitespace-pre-line text-pretty'

type FoldedTextProps<Entry> = { of: Entry; field: keyof Entry & string; className?: string }

/** A text of the owner. If it is long, the visitor unfolds all but its beginning. */
export function FoldedText<Entry extends object>({ className, ...source }: FoldedTextProps<Entry>) {
  const { langOf, language, words } = useContent()
  const text = String(source.of[source.field] ?? '')
  if (!text) return null
  const start = lead(text, langOf(source.of, source.field).lang ?? language)
  const rest = text.slice(start.length).trim()
  return (
    <div className={className}>
      <Text {...source} as="p" className={TEXT}>
        {start}
      </Text>
      {rest && (
        <Fold label={words.about.readMore}>
          <Text {...source} as="p" className={TEXT}>
            {rest}
          </Text>
        </Fold>
      )}
    </div>
  )
}

import { useContent } from '@/components/content/use-content'
import { lead } from '@/components/text/sentences'
import { Fold } from '@/components/ui/fold'

const TEXT = 'max-w-[65ch] whitespace-pre-line text-pretty'

/** A text. If it is long, the visitor unfolds all but its beginning. */
export function FoldedText({ children: text }: { children: string }) {
  const { language, words } = useContent()
  const start = lead(text, language)
  const rest = text.slice(start.length).trim()
  return (
    <>
      <p dir="auto" className={TEXT}>
        {start}
      </p>
      {rest && (
        <Fold label={words.about.readMore}>
          <p dir="auto" className={TEXT}>
            {rest}
          </p>
        </Fold>
      )}
    </>
  )
}

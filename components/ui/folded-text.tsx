import { Fold } from '@/components/ui/fold'
import { lead } from '@/components/ui/lead'
import { words } from '@/content/words'

/** A text. If it is long, the visitor unfolds all but its beginning. */
export function FoldedText({ className = '', children: text }: { className?: string; children: string }) {
  const start = lead(text)
  const rest = text.slice(start.length).trim()
  const textClass = `max-w-[65ch] whitespace-pre-line text-pretty ${className}`
  return (
    <>
      <p dir="auto" className={textClass}>
        {start}
      </p>
      {rest && (
        <Fold label={words.about.readMore}>
          <p dir="auto" className={textClass}>
            {rest}
          </p>
        </Fold>
      )}
    </>
  )
}

import { Pause, Play } from 'lucide-react'
import { useContent } from '@/components/content/use-content'

/** Stops and starts the typed lines, if there are any. An inline script answers its clicks (`early-clicks.ts`). */
export function TypingControl() {
  const { owner, words } = useContent()
  if (owner.roles.length + owner.passions.length === 0) return null
  return (
    // The stylesheet shows what fits, because the root element holds the choice: so it is known before the first paint.
    <button
      type="button"
      data-switch="typing"
      className="note flex min-h-11 items-center gap-2 hover:text-primary noscript:hidden print:hidden"
    >
      <Pause aria-hidden className="hidden size-4 typing:block" />
      <Play aria-hidden className="size-4 typing:hidden" />
      <span className="hidden typing:inline">{words.home.pause}</span>
      <span className="typing:hidden">{words.home.play}</span>
    </button>
  )
}

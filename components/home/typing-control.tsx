import { Pause, Play } from 'lucide-react'
import { TypingSwitch } from '@/components/home/typing-switch'
import { owner } from '@/content/owner'
import { words } from '@/content/words'

/** Stops and starts the typed lines, if there are any. */
export function TypingControl() {
  if (owner.roles.length + owner.passions.length === 0) return null
  return (
    <TypingSwitch>
      <Pause aria-hidden className="hidden size-4 typing:block" />
      <Play aria-hidden className="size-4 typing:hidden" />
      <span className="sr-only hidden typing:inline">{words.home.pause}</span>
      <span className="sr-only typing:hidden">{words.home.play}</span>
    </TypingSwitch>
  )
}

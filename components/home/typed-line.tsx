'use client'
// The typewriter writes into the page key by key.

import { TypeAnimation } from 'react-type-animation'

const PAUSE_MS = 1600

const segmenter = new Intl.Segmenter() // one for all, for it is slow to make

type TypedLineProps = {
  sentences: string[]
  /** Mean delay of a keystroke in ms; the library varies it by half to either side. */
  keystrokeMs: number
  className?: string
}

/** Types the sentences one after the other, for ever. What screen readers read, and everyone while the lines stand still, lies underneath and keeps the room. */
export function TypedLine({ sentences, keystrokeMs, className = '' }: TypedLineProps) {
  return (
    <span
      className={`inline-grid max-w-full grid-cols-[minmax(0,auto)] *:col-start-1 *:row-start-1 ${className}`}
    >
      <span className="typing:opacity-0">{sentences.join(' ')}</span>
      <span aria-hidden className="hidden typing:inline">
        <TypeAnimation
          sequence={sentences.flatMap((sentence) => [sentence, PAUSE_MS, untilSeen])}
          speed={{ type: 'keyStrokeDelayInMs', value: keystrokeMs }}
          splitter={graphemes}
          repeat={Number.POSITIVE_INFINITY}
          preRenderFirstString
          cursor={false}
        />
        {/* Takes no room, so that the line wraps where the text underneath does. */}
        <span className="ms-0.5 -me-1 animate-caret border-primary border-e-2" />
      </span>
    </span>
  )
}

/** The library's loop waits for what each step returns: here until the line is on the screen, in a tab that is drawn. */
function untilSeen(element: HTMLElement | null) {
  return new Promise<void>((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      resolve()
    })
    if (element) observer.observe(element)
  })
}

export function graphemes(text: string) {
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

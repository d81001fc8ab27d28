'use client'
// The typewriter writes into the page key by key.

import { TypeAnimation } from 'react-type-animation'

const PAUSE_MS = 4000

/** Letters, digits and quotes that are each a sign by themselves. */
const PLAIN_TEXT = /^[\0-\u02ff\u2010-\u2027]*$/

let segmenter: Intl.Segmenter | undefined // one for all, and only where it is needed: it takes more than 10 ms to make

type TypedLineProps = {
  sentences: string[]
  /** Mean delay of a keystroke in ms; the library varies it by half to either side. */
  keystrokeMs: number
  className?: string
}

/** Types the sentences one after the other, for ever. What screen readers read, and everyone while the lines stand still, lies underneath and keeps the room. */
export function TypedLine({ sentences, keystrokeMs, className = '' }: TypedLineProps) {
  return (
    <span className={`relative inline-block max-w-full ${className}`}>
      <span className="typing:opacity-0">{sentences.join(' ')}</span>
      {/* Contained, so that a key lays out nothing but its line. */}
      <span aria-hidden className="absolute inset-0 hidden typing:block [contain:size_layout]">
        <TypeAnimation
          sequence={sentences.flatMap((sentence) => [sentence, PAUSE_MS, untilSeen])}
          speed={{ type: 'keyStrokeDelayInMs', value: keystrokeMs }}
          splitter={graphemes}
          repeat={Number.POSITIVE_INFINITY}
          preRenderFirstString
          cursor={false}
          // The caret takes no room, so that the line wraps where the text underneath does.
          className="-me-1 border-primary border-e-2 pe-0.5"
        />
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
  if (PLAIN_TEXT.test(text)) return Array.from(text)
  segmenter ??= new Intl.Segmenter()
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

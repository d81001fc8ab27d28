'use client'
// The typewriter writes into the page key by key.

import { useEffect, useState, useSyncExternalStore } from 'react'
import { TypeAnimation } from 'react-type-animation'

const PAUSE_MS = 1600

type TypedLineProps = {
  sentences: string[]
  /** Mean delay of a keystroke in ms; the library varies it by half to either side. */
  keystrokeMs: number
  className?: string
}

/** Types the sentences one after the other, for ever. Reads as plain text to screen readers and stands written out under reduced motion. */
export function TypedLine({ sentences, keystrokeMs, className = '' }: TypedLineProps) {
  const isStill = useSyncExternalStore(subscribeToMotion, prefersStill, () => false)
  const text = sentences.join(' ')
  const [run, setRun] = useState(0)
  // The library's loop outlives its effect: each time the page is left, the next run gets an element of its own.
  useEffect(() => () => setRun((run) => run + 1), [])

  if (isStill) return <span className={className}>{text}</span>
  return (
    <span
      className={`inline-grid max-w-full grid-cols-[minmax(0,auto)] *:col-start-1 *:row-start-1 ${className}`}
    >
      <span className="motion-safe:sr-only">{text}</span>
      {/* Every sentence keeps its place, so that nothing moves when one wraps and another does not. */}
      {[...new Set(sentences)].map((sentence) => (
        <span key={sentence} aria-hidden className="invisible motion-reduce:hidden">
          {sentence}|
        </span>
      ))}
      <span aria-hidden className="motion-reduce:hidden">
        <TypeAnimation
          key={run}
          sequence={[...sentences.flatMap((sentence) => [sentence, PAUSE_MS]), endWhenGone]}
          speed={{ type: 'keyStrokeDelayInMs', value: keystrokeMs }}
          repeat={Number.POSITIVE_INFINITY}
          preRenderFirstString
          cursor={false}
        />
        <span className="ms-0.5 animate-caret border-primary border-e-2" />
      </span>
    </span>
  )
}

/** The loop waits for what each step returns, here for ever. */
function endWhenGone(element: HTMLElement | null) {
  if (!element?.isConnected) return new Promise<void>(() => {})
}

const STILL_QUERY = '(prefers-reduced-motion: reduce)'

function prefersStill() {
  return window.matchMedia(STILL_QUERY).matches
}

function subscribeToMotion(onChange: () => void) {
  const query = window.matchMedia(STILL_QUERY)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

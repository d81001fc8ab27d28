'use client'
// Folds and unfolds the text on a click.

import { type CSSProperties, type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { TextLanguage } from '@/components/content/content'

type BioProps = TextLanguage & {
  /** The first sentence, in larger letters. */
  start: string
  shown: string
  /** The folded part. It shows on paper and without script, because nobody can unfold it there. */
  rest: string
  readMore: string
  showLess: string
  facts: ReactNode
  frame: CSSProperties
  /** The profile picture. Below the large breakpoint it is hidden while the text is unfolded. */
  children: ReactNode
}

export function Bio({ start, shown, rest, readMore, showLess, facts, frame, children, ...lang }: BioProps) {
  const [isExpanded, setIsExpanded] = useState(false)
  const text = useRef<HTMLParagraphElement>(null)

  /** Scrolls so that the text stays in place on a phone, where the picture above it goes or comes back. */
  function toggle() {
    const top = () => text.current?.getBoundingClientRect().top ?? 0
    const before = top()
    flushSync(() => setIsExpanded(!isExpanded))
    window.scrollBy(0, top() - before)
  }

  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-2 lg:grid-rows-[repeat(3,auto)_1fr] lg:gap-x-16 lg:gap-y-0 print:block">
      <div
        style={frame}
        className={`squares relative self-start overflow-hidden border border-line lg:row-span-4 lg:block w-full print:w-1/2 ${isExpanded ? 'hidden' : 'block'}`}
      >
        {children}
      </div>
      <div className="off-grid lg:col-start-2 lg:row-start-2 print:my-6">{facts}</div>
      {/* On large screens each part has a row, because the facts stand between the first sentence and the rest. */}
      <div className="lg:contents">
        <p
          ref={text}
          {...lang}
          dir="auto"
          className="lg:contents lg:mb-8 print:block noscript:block max-w-[36.5rem] whitespace-pre-line text-pretty text-lg leading-7"
        >
          {start && (
            <span className="off-grid block text-balance mb-3 font-semibold text-xl leading-7 tracking-tight lg:col-start-2 lg:row-start-1 lg:mb-8 lg:text-3xl/9">
              {start}
            </span>
          )}
          <span className="off-grid block lg:col-start-2 lg:row-start-3 lg:mt-8">
            {shown}
            <span className={isExpanded ? '' : 'hidden print:inline noscript:inline'}>{rest}</span>
            {/* Without a margin, a full stop and the ellipsis would look like four dots. */}
            {rest && (
              <span className={`ms-0.5 print:hidden noscript:hidden ${isExpanded ? 'hidden' : ''}`}>…</span>
            )}
          </span>
        </p>
        {rest && (
          <button
            type="button"
            onClick={toggle}
            className={`mt-1 min-h-11 place-self-start font-semibold underline decoration-1 decoration-line underline-offset-8 hover:decoration-current lg:col-start-2 lg:row-start-4 print:hidden noscript:hidden ${isExpanded ? 'text-muted' : 'text-primary'}`}
          >
            {isExpanded ? showLess : readMore}
          </button>
        )}
      </div>
    </div>
  )
}

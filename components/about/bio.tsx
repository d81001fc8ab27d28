'use client'
// Folds and unfolds the text on a click.

import { type CSSProperties, type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { TextLanguage } from '@/components/content/content'

type BioProps = TextLanguage & {
  /** In larger letters. */
  start: string
  shown: string
  /** Folded at first. On paper and without script, where nobody can unfold it, it shows. */
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

  /** On a phone the picture above the text goes or comes, so this keeps the text where it is on the screen. */
  function toggle() {
    const top = () => text.current?.getBoundingClientRect().top ?? 0
    const before = top()
    flushSync(() => setIsExpanded(!isExpanded))
    window.scrollBy(0, top() - before)
  }

  return (
    <div className="bio">
      <div style={frame} className={`bio-picture squares lg:block ${isExpanded ? 'hidden' : 'block'}`}>
        {children}
      </div>
      <div className="bio-facts off-grid">{facts}</div>
      <div className="lg:contents">
        <p ref={text} {...lang} dir="auto" className="bio-text text-lg leading-7">
          {start && (
            <span className="bio-start off-grid font-semibold text-xl leading-7 tracking-tight lg:text-3xl/9">
              {start}
            </span>
          )}
          <span className="bio-rest off-grid">
            {shown}
            <span className={isExpanded ? '' : 'hidden print:inline noscript:inline'}>{rest}</span>
            {/* Behind a full stop, it would look like a fourth dot. */}
            {rest && (
              <span className={`ms-0.5 print:hidden noscript:hidden ${isExpanded ? 'hidden' : ''}`}>…</span>
            )}
          </span>
        </p>
        {rest && (
          <button
            type="button"
            onClick={toggle}
            className={`bio-button font-semibold ${isExpanded ? 'text-muted' : 'text-primary'}`}
          >
            {isExpanded ? showLess : readMore}
          </button>
        )}
      </div>
    </div>
  )
}

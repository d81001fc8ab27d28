'use client'
// Folds and unfolds the text on a click.

import { type ReactNode, useId, useState } from 'react'

const FOLDED_CHARACTERS = 200

const TEXT = 'whitespace-pre-line text-lg leading-relaxed lg:text-xl'

type BioProps = { text: string; readMore: string; showLess: string; children: ReactNode }

/** @param children the profile picture. Below the large breakpoint it is hidden while the text is unfolded. */
export function Bio({ text, readMore, showLess, children }: BioProps) {
  const [isExpanded, setIsExpanded] = useState(false)
  const id = useId()
  // Cut between code points, because a cut inside one would break an emoji.
  const characters = Array.from(text)
  const isFoldable = characters.length > FOLDED_CHARACTERS
  const lead = characters.slice(0, FOLDED_CHARACTERS).join('')
  const rest = characters.slice(FOLDED_CHARACTERS).join('')

  return (
    <div className="grid grid-cols-1 items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
      <div className={`w-full max-w-72 lg:block lg:max-w-none ${isExpanded ? 'hidden' : 'block'}`}>
        <div className="relative aspect-square overflow-hidden border border-line">{children}</div>
      </div>
      <div className="max-w-[65ch]">
        <p id={id} dir="auto" className={`print:hidden noscript:hidden ${TEXT}`}>
          {lead}
          {isFoldable && (isExpanded ? rest : '…')}
        </p>
        {/* On paper and without script, nobody can unfold the text. */}
        <p dir="auto" className={`hidden print:block noscript:block ${TEXT}`}>
          {text}
        </p>
        {isFoldable && (
          <button
            type="button"
            aria-expanded={isExpanded}
            aria-controls={id}
            onClick={() => setIsExpanded(!isExpanded)}
            className={`mt-4 min-h-11 print:hidden noscript:hidden font-semibold underline decoration-1 underline-offset-8 ${isExpanded ? 'text-muted' : 'text-primary'}`}
          >
            {isExpanded ? showLess : readMore}
          </button>
        )}
      </div>
    </div>
  )
}

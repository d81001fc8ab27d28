'use client'
// Folds and unfolds the text on a click.

import { type ReactNode, useState } from 'react'
import type { TextLanguage } from '@/components/content/content'

const FOLDED_CHARACTERS = 200

const TEXT = 'whitespace-pre-line text-pretty text-lg leading-7'

type BioProps = TextLanguage & {
  text: string
  readMore: string
  showLess: string
  /** What a recruiter looks for, above the text. */
  facts: ReactNode
  /** The profile picture. Below the large breakpoint it is hidden while the text is unfolded. */
  children: ReactNode
}

export function Bio({ text, readMore, showLess, facts, children, ...lang }: BioProps) {
  const [isExpanded, setIsExpanded] = useState(false)
  const folded = foldedBio(text)

  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-2 lg:grid-rows-[repeat(3,auto)_1fr] lg:gap-x-16 lg:gap-y-0 print:block">
      <div
        className={`squares relative aspect-[9/7] overflow-hidden border border-line lg:row-span-4 lg:block lg:aspect-auto lg:min-h-112 print:w-1/2 ${isExpanded ? 'hidden' : 'block'}`}
      >
        {children}
      </div>
      <div className="off-grid lg:col-start-2 lg:row-start-2 print:my-6">{facts}</div>
      {/* On large screens its parts are placed one by one, because its first sentence stands above the facts. */}
      <div className="lg:contents">
        <p {...lang} dir="auto" className={`lg:contents print:hidden noscript:hidden ${TEXT}`}>
          <LargeStart>{isExpanded ? text : folded}</LargeStart>
        </p>
        {/* On paper and without script, nobody can unfold the text. */}
        <p {...lang} dir="auto" className={`hidden lg:mb-8 print:block noscript:block ${TEXT}`}>
          <LargeStart>{text}</LargeStart>
        </p>
        {folded !== text && (
          <button
            type="button"
            onClick={() => setIsExpanded(!isExpanded)}
            className={`mt-1 min-h-11 lg:col-start-2 lg:row-start-4 place-self-start print:hidden noscript:hidden font-semibold underline decoration-1 decoration-line underline-offset-8 hover:decoration-current ${isExpanded ? 'text-muted' : 'text-primary'}`}
          >
            {isExpanded ? showLess : readMore}
          </button>
        )}
      </div>
    </div>
  )
}

/** Up to two words behind the end of a sentence, which is no short form such as "Dr." */
const STRAY_WORDS = /(?<=\p{L}{4}[.!?])(?:\s+\S+){1,2}$/u

/**
 * The first 200 characters and an ellipsis. If these would split a word, they end before it, and if less than three words
 * of a sentence would be left, before these. Short texts are whole.
 */
export function foldedBio(text: string) {
  // Cut between code points, because a cut inside one would break an emoji.
  const characters = Array.from(text.trimEnd())
  if (characters.length <= FOLDED_CHARACTERS) return text
  const start = characters.slice(0, FOLDED_CHARACTERS).join('')
  const isWhole = /\s/.test(characters[FOLDED_CHARACTERS] ?? '')
  // A text without spaces, such as a Chinese one, is cut where it is.
  const cut = isWhole ? start : start.replace(/\s+\S*$/, '')
  return `${cut.replace(STRAY_WORDS, '').replace(/(?:…|\.{3,})$/, '')}…`
}

/** Not after a short form, such as in "I am Dr. Ada", after an initial, or before a small letter. */
const FIRST_SENTENCE =
  /^.{1,120}?(?<!(?:^|[\s(.])(?:\p{L}|Dr|Prof|Mr|Mrs|Ms|Mx|Sr|Jr|St|Dipl|Ing|Mag|Inc|Ltd|Co|No|Nr|vs|ca|Mme|Sra|Dra)\.)(?:(?<=[.!?؟])(?=\s+(?!\p{Ll}))|(?<=[。！？।][」』”）]*)(?![。！？।」』”）])(?=.))/u

/** Sets the first sentence larger, unless it is long. */
function LargeStart({ children: text }: { children: string }) {
  const [start = ''] = FIRST_SENTENCE.exec(text) ?? []
  const [, rest, ellipsis] = /^(.*?)(…?)$/s.exec(text.slice(start.length)) ?? []
  return (
    <>
      {start && (
        <span className="off-grid block text-balance mb-3 font-semibold text-xl leading-7 tracking-tight lg:col-start-2 lg:row-start-1 lg:mb-8 lg:text-3xl/9">
          {start}
        </span>
      )}
      <span className="off-grid block lg:col-start-2 lg:row-start-3 lg:mt-8">
        {rest}
        {/* Behind a full stop, it would look like a fourth dot. */}
        {ellipsis && <span className="ms-1">{ellipsis}</span>}
      </span>
    </>
  )
}

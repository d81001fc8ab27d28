'use client'
// Types into the page key by key, on a timer.

import { TypeAnimation } from 'react-type-animation'
import type { TextLanguage } from '@/components/content/content'
import { spaced } from '@/components/text/spaced'

/** Mean delay of a keystroke in ms. The library varies it by half in both directions. */
const KEYSTROKE_MS = { roles: 100, passions: 170 }
const SENTENCE_PAUSE_MS = 4000

const segmenter = new Intl.Segmenter()

type TypedLineProps = TextLanguage & { sentences: string[]; kind: keyof typeof KEYSTROKE_MS }

/** Types in a loop above the whole text. That text reserves the space, is read aloud, and shows while typing is off. */
export function TypedLine({ sentences, kind, lang, dir }: TypedLineProps) {
  const color = kind === 'roles' ? 'text-primary' : ''
  return (
    <span lang={lang} dir={dir} className={`relative inline-block max-w-full ${color}`}>
      <span className="typing:grid typing:grid-cols-1 typing:pe-1.5 typing:opacity-0">
        {[...new Set(sentences)].map((sentence) => (
          <span key={sentence} className="[grid-area:1/1]">
            {spaced(sentence)}
          </span>
        ))}
      </span>
      {/* `contain` limits the layout after a key to this line. `-end-3` widens it: Firefox sets Arabic wider. */}
      <span
        aria-hidden
        data-typed-line
        className="absolute inset-y-0 start-0 -end-3 hidden select-none typing:block [contain:size_layout]"
      >
        <TypeAnimation
          sequence={sentences.flatMap((sentence) => [sentence, SENTENCE_PAUSE_MS])}
          speed={{ type: 'keyStrokeDelayInMs', value: KEYSTROKE_MS[kind] }}
          splitter={graphemes}
          repeat={Number.POSITIVE_INFINITY}
          preRenderFirstString
          cursor={false}
          // The text underneath leaves room for the caret, so both wrap at the same place.
          className={kind === 'roles' ? 'border-primary border-e-2 pe-0.5' : undefined}
        />
      </span>
    </span>
  )
}

export function graphemes(text: string) {
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

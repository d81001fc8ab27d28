import type { ReactNode } from 'react'

type NameProps = { size: 'display' | 'title'; text: string; children?: ReactNode }

/** The names are whole, because Tailwind leaves out a token whose whole name it does not find in the code. */
const SIZES = { display: 'var(--text-display)', title: 'var(--text-title)' }

/** Makes a name as large as it can be without breaking a word. Children are the same text, with markup. */
export function Name({ size, text, children = text }: NameProps) {
  return (
    <div className="mt-3 @container">
      <h1
        style={{
          fontSize: `max(1.25rem, min(${SIZES[size]}, 100cqi / ${widestWord(text).toFixed(2)}))`,
          lineHeight: TALL.test(text) ? 1.4 : 1,
        }}
        className="-ms-[0.04em] text-balance font-semibold tracking-[-0.03em]"
      >
        <bdi>{children}</bdi>
      </h1>
    </div>
  )
}

/** Tall scripts, as in `app/base.css`, which goes by the language of the page. A name may be in another script. */
const TALL = /[\p{sc=Arabic}\p{sc=Devanagari}\p{sc=Thai}]/u

/** Widths of the letters of our typeface in em, semibold and set tight. Each kind is as wide as its widest letter. */
const WIDTHS: [RegExp, number][] = [
  [/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー、。\p{sc=Hangul}\p{Extended_Pictographic}]/u, 1],
  [/[mwMW@%]/, 0.96],
  [/[.,:;'’|!iljIfrt()/]/, 0.4],
  [/[\p{Lu}\p{N}&]/u, 0.73],
]
const OTHER_WIDTH = 0.59
/** Scripts without spaces break between words or characters. Few phrases are longer than these limits. */
const PHRASE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー、。]{1,8}|\p{sc=Thai}{1,12}/gu

/** Returns the width in em of the widest word of a name. It is rather too large, so that the word fits. */
export function widestWord(text: string) {
  const words = text.replace(PHRASE, ' $& ').split(/[\s-]+/)
  const widthOf = (letter: string) => WIDTHS.find(([kind]) => kind.test(letter))?.[1] ?? OTHER_WIDTH
  const widths = words.map((word) => {
    const letters = word.normalize('NFC').match(/\P{M}/gu) ?? []
    return letters.reduce((sum, letter) => sum + widthOf(letter), 0)
  })
  return Math.max(1, ...widths)
}

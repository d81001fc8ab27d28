import type { ReactNode } from 'react'

const SIZES = { display: 'var(--text-display)', title: 'var(--text-title)' }

type NameProps = { size: keyof typeof SIZES; text: string; children?: ReactNode }

/**
 * As large as its longest word allows in the width of its container, so that no word breaks. Only one of thirty letters
 * breaks. @param children the same with its markup, if it has some.
 */
export function Name({ size, text, children = text }: NameProps) {
  return (
    <div className="mt-3 [container-type:inline-size]">
      <h1
        style={{
          fontSize: `max(1.25rem, min(${SIZES[size]}, 100cqi / ${widestWord(text)}))`,
          lineHeight: TALL.test(text) ? 1.4 : 1,
        }}
        className="-ms-[0.04em] text-balance font-semibold tracking-[-0.03em]"
      >
        <bdi>{children}</bdi>
      </h1>
    </div>
  )
}

/** The letters of these scripts are taller than others. */
const TALL = /[\p{sc=Arabic}\p{sc=Devanagari}\p{sc=Thai}]/u

/** Widths of the letters of our typeface in em, semibold and set tight. Each kind is as wide as its widest letter. */
const WIDTHS: [RegExp, number][] = [
  [/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー、。\p{sc=Hangul}\p{Extended_Pictographic}]/u, 1],
  [/[W@%]/, 0.96],
  [/[mwM]/, 0.86],
  [/[.,:;'’|!iljI]/, 0.28],
  [/[frt()/]/, 0.4],
  [/[\p{Lu}\p{N}&]/u, 0.73],
]
const OTHER = 0.59
/** Scripts without spaces break between words or characters. Few of their phrases are longer. */
const PHRASE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー、。]{1,8}|\p{sc=Thai}{1,12}/gu

/** In em: wide enough for any word of a text in the type of the hero. */
export function widestWord(text: string) {
  const words = text.replace(PHRASE, ' $& ').split(/[\s-]+/)
  return Math.max(1, ...words.map(widthOf))
}

function widthOf(word: string) {
  const letters = word.normalize('NFC').match(/\P{M}/gu) ?? []
  const widths = letters.map((letter) => WIDTHS.find(([kind]) => kind.test(letter))?.[1] ?? OTHER)
  return Math.round(widths.reduce((sum, width) => sum + width, 0) * 100) / 100
}

/** Widths of the letters of our typeface in em, semibold and set tight. Each kind is as wide as its widest letter. */
const WIDTHS: [RegExp, number][] = [
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u, 1],
  [/[W@%]/, 0.96],
  [/[mwM]/, 0.86],
  [/[.,:;'’|!iljI]/, 0.28],
  [/[frt()/]/, 0.4],
  [/[\p{Lu}\p{N}&]/u, 0.73],
]
const OTHER = 0.59

/** In em: wide enough for any word of a text in the type of the hero. */
export function widestWord(text: string) {
  return Math.max(1, ...text.split(/[\s-]+/).map(widthOf))
}

function widthOf(word: string) {
  const letters = word.normalize('NFC').match(/\P{M}/gu) ?? []
  const widths = letters.map((letter) => WIDTHS.find(([kind]) => kind.test(letter))?.[1] ?? OTHER)
  return Math.round(widths.reduce((sum, width) => sum + width, 0) * 100) / 100
}

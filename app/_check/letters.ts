import { type Finding, show } from '@/app/_check/finding'
import { previewTexts } from '@/app/_metadata/page-metadata'
import { missingLetters } from '@/app/_metadata/preview-picture'
import { contents } from '@/components/content/content'
import { addressesOf } from '@/components/layout/sheets'

/** Packages of Debian and Ubuntu. Other systems have these fonts, or packages of similar names. */
const FONTS: [letters: RegExp, name: string][] = [
  [/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Bopo}\p{sc=Hang}\u3000-\u303f\uff00-\uffef]/u, 'fonts-noto-cjk'],
  [/\p{Emoji_Presentation}/u, 'fonts-noto-color-emoji'],
  [/./su, 'fonts-noto-core'],
]

/** Says which letters are missing, and what to install. @param place what lacks them. */
export function lettersMessage(letters: string[], place: string) {
  const fonts = letters.map((letter) => FONTS.find(([pattern]) => pattern.test(letter))?.[1])
  const advice = `install ${[...new Set(fonts)].join(' and ')} where this runs`
  return `fonts: none has ${show(letters.join(' '))}, so ${place}; ${advice}, or use other letters`
}

/** The letters that the preview pictures would leave out, if any. */
export async function previewLetters(): Promise<Finding[]> {
  const texts = contents.flatMap((content) =>
    addressesOf(content).flatMap((href) => Object.values(previewTexts(content, href))),
  )
  const letters = await missingLetters(texts.join(' '))
  if (letters.length === 0) return []
  return [{ path: ['environment'], text: lettersMessage(letters, 'preview pictures leave them out') }]
}

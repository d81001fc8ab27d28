import { type Finding, show } from '@/app/_check/finding'
import { previewTexts } from '@/app/_metadata/page-metadata'
import { missingLetters } from '@/app/_metadata/preview-picture'
import { contents } from '@/components/content/content'
import { addressesOf } from '@/components/layout/sheets'

/** Says which letters no font has, and what to install: a package of Debian and Ubuntu. @param place what lacks them. */
export function lettersMessage(letters: string[], place: string) {
  const missing = show(letters.join(' '))
  return `fonts: none has ${missing}, so ${place}; install fonts-noto where this runs, or use other letters`
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

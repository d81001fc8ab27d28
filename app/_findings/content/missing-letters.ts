import type { Finding } from '@/app/_findings/finding'
import { show } from '@/app/_findings/printable'
import { missingLetters } from '@/app/_metadata/drawn-text'
import { previewTexts } from '@/app/_metadata/preview-texts'
import { contents } from '@/components/content/content'
import { addressesOf } from '@/components/layout/sheets'

export function lettersMessage(letters: string[], effect: string) {
  const missing = show(letters.join(' '))
  return `fonts: none has ${missing}, so ${effect}; install fonts-noto where this runs, or use other letters`
}

export async function findMissingLetters(): Promise<Finding[]> {
  const texts = contents.flatMap((content) =>
    addressesOf(content).flatMap((href) => Object.values(previewTexts(content, href))),
  )
  const letters = await missingLetters(texts.join(' '))
  if (letters.length === 0) return []
  return [{ path: ['environment'], text: lettersMessage(letters, 'preview pictures leave them out') }]
}

import { join } from 'node:path'
import sharp, { type OutputInfo } from 'sharp'
import { escapeXml } from '@/app/_metadata/escape-xml'

/** Each letter is in the first font that has it: ours, DejaVu, or one of this machine. Pango reads a weight behind the names. */
const FONTS = {
  sans: 'Geist SemiBold, DejaVu Sans, sans-serif, SemiBold',
  mono: 'Geist Mono, DejaVu Sans, sans-serif,',
}
const FONT_FILES = ['geist.ttf', 'geist-mono.ttf', 'dejavu-sans.ttf']
/** Unicode keeps these codes free forever. Pango draws them as boxes of four or six digits, like missing letters. */
const NO_LETTERS = ['\ufdd0', '\u{1fffe}']
/** Matches a character that shows. Pango draws nothing for spaces, for ignorable characters and for the two at the end. */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800\ufffc]/u
const NOTHING = { create: { width: 1, height: 1, channels: 4, background: '#0000' } } as const

/** After the first text in a font file, Pango knows the font for the rest of the process. */
const fontsLoaded = Promise.all(
  FONT_FILES.map((file) =>
    sharp({ text: { text: 'a', fontfile: join(process.cwd(), 'app/fonts/preview', file) } }).toBuffer(),
  ),
)

export type Layer = { data: Buffer; info: OutputInfo }

export type Look = { font?: keyof typeof FONTS; size: number; color: string }

/** Draws a text in lines of at most `width` px, on a transparent ground. @param look has its size in px. */
export async function drawText(phrase: string, width: number, look: Look): Promise<Layer> {
  await fontsLoaded
  const text = {
    text: `<span foreground="${look.color}">${escapeXml(phrase)}</span>`,
    font: `${FONTS[look.font ?? 'sans']} ${look.size}`,
    width,
    align: 'centre',
    wrap: 'word-char',
    dpi: 72, // makes a point a pixel
    rgba: true,
  } as const
  // Pango refuses a text without a visible character.
  const input = VISIBLE.test(phrase) ? { text } : NOTHING
  return sharp(input).raw().toBuffer({ resolveWithObject: true })
}

export async function missingLetters(phrase: string) {
  const letters = [...new Set(phrase.toWellFormed().replace(/[\p{ASCII}\p{Cc}\p{Cf}\p{Z}]/gu, ''))]
  const boxes = await Promise.all(NO_LETTERS.map(frameOf))
  const frames = await Promise.all(letters.map(frameOf))
  return letters.filter((_, index) => boxes.includes(frames[index] ?? ''))
}

/** Returns the size and the first and last row of a letter. All boxes with the same number of digits share them. */
async function frameOf(letter: string) {
  const { data, info } = await drawText(letter, 100, { size: 32, color: '#fff' })
  const row = info.width * info.channels
  const rows = [data.toString('hex', 0, row), data.toString('hex', data.length - row)]
  return [info.width, info.height, ...rows].join()
}

/** Removes the letters that would show as boxes. Returns an empty text if only characters such as a comma are left. */
export async function drawable(phrase: string) {
  const missing = await missingLetters(phrase)
  const rest = [...phrase.toWellFormed()].filter((letter) => !missing.includes(letter)).join('')
  const wanted = missing.length === 0 ? VISIBLE : /[\p{L}\p{N}\p{S}]/u
  return wanted.test(rest) ? rest : ''
}

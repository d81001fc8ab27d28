import { join } from 'node:path'
import sharp, { type OutputInfo, type OverlayOptions } from 'sharp'
import { escapeXml } from '@/app/_metadata/escape-xml'
import { COLOR, drawing } from '@/app/_metadata/preview-drawing'
import { PREVIEW_SIZE, previewTexts } from '@/app/_metadata/preview-texts'
import { siteHost } from '@/app/_metadata/site-address'
import type { Content } from '@/components/content/content'
import { sheetsOf } from '@/components/layout/sheets'
import { fill } from '@/components/text/fill'

const { width: WIDTH, height: HEIGHT } = PREVIEW_SIZE
const MARGIN = 120

/** The first font that has a letter draws it: ours, one for most other scripts, those of the machine that builds. */
const SANS = 'Geist SemiBold, DejaVu Sans, sans-serif, SemiBold'
const MONO = 'Geist Mono, DejaVu Sans, sans-serif,'
const FONT_FILES = ['geist.ttf', 'geist-mono.ttf', 'dejavu-sans.ttf']
/** Unicode keeps these free forever. A missing letter shows as a box with four or six digits. */
const NO_LETTERS = ['\ufdd0', '\u{1fffe}']

export async function drawPreview(content: Content, href: string) {
  const { owner, words } = content
  const sheets = sheetsOf(content)
  // A story and a note stand on the sheet of their section.
  const [, section = ''] = href.slice(content.base.length).split('/')
  const number = sheets.findIndex((sheet) => sheet.href === `/${section}`) + 1
  const sheet = fill(words.everyPage.sheet, { number, count: sheets.length })
  const texts = previewTexts(content, href)
  await fontsLoaded
  const whole = (await drawable(texts.title)) || (await drawable(owner.name)) || siteHost
  const title = await fittingText(whole, 116, 260)
  const below = await fittingText(await drawable(texts.subtitle), 40, 56, COLOR.muted)
  const eyebrow = await text(await drawable(sheet), `${MONO} 30`, COLOR.muted)
  const address = await text(siteHost, `${MONO} 28`, COLOR.muted)

  const top = (HEIGHT - title.info.height - 180) / 2
  const dimensionY = top + title.info.height + 72
  const picture = await sharp(Buffer.from(drawing(title.info.width, dimensionY)))
    .composite([
      centred(eyebrow, top - 30),
      centred(title, top + 40),
      centred(below, dimensionY + 38),
      centred(address, HEIGHT - 72),
    ])
    .png()
    .toBuffer()
  return new Uint8Array(picture)
}

/** After the first text in a font file, Pango knows the font for the rest of the process. */
const fontsLoaded = Promise.all(
  FONT_FILES.map((file) =>
    sharp({ text: { text: 'a', fontfile: join(process.cwd(), 'app/fonts/preview', file) } }).toBuffer(),
  ),
)

/** Finds the letters that neither our fonts nor those of this machine have, each once. */
export async function missingLetters(phrase: string) {
  await fontsLoaded
  const letters = [...new Set(phrase.toWellFormed())].filter(
    (letter) => !/[\p{ASCII}\p{Cc}\p{Cf}\p{Z}]/u.test(letter),
  )
  const boxes = await Promise.all(NO_LETTERS.map(frameOf))
  const frames = await Promise.all(letters.map(frameOf))
  return letters.filter((_, index) => boxes.includes(frames[index] ?? ''))
}

/** Returns the size and the first and last row of a letter. They are the same for each box, whatever digits are in it. */
async function frameOf(letter: string) {
  const { data, info } = await text(letter, `${SANS} 32`)
  const row = info.width * info.channels
  const rows = [data.toString('hex', 0, row), data.toString('hex', data.length - row)]
  return [info.width, info.height, ...rows].join()
}

/** Removes the letters that would show as boxes. Returns nothing if only characters such as a comma are left. */
async function drawable(phrase: string) {
  const missing = await missingLetters(phrase)
  const rest = [...phrase.toWellFormed()].filter((letter) => !missing.includes(letter)).join('')
  return missing.length === 0 || /[\p{L}\p{N}\p{S}]/u.test(rest) ? rest : ''
}

type Layer = { data: Buffer; info: OutputInfo }

function text(phrase: string, font: string, color = COLOR.foreground): Promise<Layer> {
  return sharp({
    text: {
      text: `<span foreground="${color}">${escapeXml(phrase)}</span>`,
      font,
      width: WIDTH - 2 * MARGIN,
      align: 'centre',
      wrap: 'word-char',
      dpi: 72, // makes a point a pixel
      rgba: true,
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(emptyIfNothingToRender)
}

/** Draws nothing if there is no headline, or if a name has only characters that nothing shows. @throws any other error. */
async function emptyIfNothingToRender(error: Error) {
  // libvips keeps the message where a drawing in another thread can delete it. sharp then speaks of a warning.
  if (!/no text to render|Warning treated as error/.test(error.message)) throw error
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  return sharp({ create: { width: 1, height: 1, channels: 4, background } })
    .raw()
    .toBuffer({ resolveWithObject: true })
}

/** Draws the text in the largest size, up to `size` px, in which it is no higher than `maxHeight`. */
async function fittingText(phrase: string, size: number, maxHeight: number, color?: string): Promise<Layer> {
  const layer = await text(phrase, `${SANS} ${size}`, color)
  return layer.info.height > maxHeight && size > 16
    ? fittingText(phrase, size * 0.85, maxHeight, color)
    : layer
}

function centred({ data, info }: Layer, top: number): OverlayOptions {
  return { input: data, raw: info, left: Math.round((WIDTH - info.width) / 2), top: Math.round(top) }
}

import { join } from 'node:path'
import sharp, { type OutputInfo, type OverlayOptions } from 'sharp'
import { colorToken } from '@/app/_metadata/color-token'
import { escapeXml } from '@/app/_metadata/escape-xml'
import { PREVIEW_SIZE, previewTexts } from '@/app/_metadata/preview-texts'
import { siteHost } from '@/app/_metadata/site-address'
import type { Content } from '@/components/content/content'
import { sheetsOf } from '@/components/layout/sheets'
import { fill } from '@/components/text/fill'

const { width: WIDTH, height: HEIGHT } = PREVIEW_SIZE
const MARGIN = 120

const TOKENS = ['background', 'foreground', 'muted', 'line', 'primary', 'glow'] as const
const colors = TOKENS.map((name) => [name, colorToken('dark', name)])
const COLOR: Record<(typeof TOKENS)[number], string> = Object.fromEntries(colors)

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
export async function missingLetters(content: string) {
  await fontsLoaded
  const letters = [...new Set(content.toWellFormed())].filter(
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
async function drawable(content: string) {
  const missing = await missingLetters(content)
  const rest = [...content.toWellFormed()].filter((letter) => !missing.includes(letter)).join('')
  return missing.length === 0 || /[\p{L}\p{N}\p{S}]/u.test(rest) ? rest : ''
}

type Layer = { data: Buffer; info: OutputInfo }

function text(content: string, font: string, color = COLOR.foreground): Promise<Layer> {
  return sharp({
    text: {
      text: `<span foreground="${color}">${escapeXml(content)}</span>`,
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
async function fittingText(content: string, size: number, maxHeight: number, color?: string): Promise<Layer> {
  const layer = await text(content, `${SANS} ${size}`, color)
  return layer.info.height > maxHeight && size > 16
    ? fittingText(content, size * 0.85, maxHeight, color)
    : layer
}

function centred({ data, info }: Layer, top: number): OverlayOptions {
  return { input: data, raw: info, left: Math.round((WIDTH - info.width) / 2), top: Math.round(top) }
}

/** Draws the sheet without its words: grid, frame with registration marks, axes and the dimension line of the title. */
function drawing(titleWidth: number, dimensionY: number) {
  const [left, right] = [(WIDTH - titleWidth) / 2, (WIDTH + titleWidth) / 2]
  const marks = [28, WIDTH - 28].flatMap((x) =>
    [28, HEIGHT - 28].map((y) => `M${x} ${y}h${x === 28 ? 44 : -44}M${x} ${y}v${y === 28 ? 44 : -44}`),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" fill="none">
    <defs>
      <radialGradient id="glow"><stop stop-color="${COLOR.glow}" stop-opacity=".55"/><stop offset="1" stop-color="${COLOR.glow}" stop-opacity="0"/></radialGradient>
      <pattern id="grid" width="40" height="40" patternUnits="userSpaceOnUse" x="20" y="15"><path d="M0 .5h40M.5 0v40" stroke="${COLOR.line}" stroke-opacity=".07"/></pattern>
    </defs>
    <path fill="${COLOR.background}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>
    <ellipse cx="600" cy="315" rx="620" ry="420" fill="url(#glow)"/>
    <path fill="url(#grid)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>
    <g stroke="${COLOR.line}" stroke-opacity=".3" stroke-width="1.5">
      <circle cx="600" cy="300" r="224" stroke-opacity=".22"/>
      <path d="M600 0v62M600 538v20M0 300h150M1050 300h150" stroke-dasharray="34 6 4 6"/>
      <path d="M28 28h${WIDTH - 56}v${HEIGHT - 56}H28z"/>
    </g>
    <path d="${marks.join('')}" stroke="${COLOR.primary}" stroke-width="4"/>
    <path d="M${left} ${dimensionY}h${titleWidth}M${left} ${dimensionY - 10}v20M${right} ${dimensionY - 10}v20" stroke="${COLOR.primary}" stroke-width="3"/>
  </svg>`
}

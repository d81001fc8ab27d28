import sharp, { type OverlayOptions } from 'sharp'
import { colorToken } from '@/app/_metadata/color-token'
import { drawable, drawText, type Layer, type Look } from '@/app/_metadata/drawn-text'
import { PREVIEW_SIZE, previewNumber, previewTexts } from '@/app/_metadata/preview-texts'
import { siteHost } from '@/app/_metadata/site-address'
import type { Content } from '@/components/content/content'

const { width: WIDTH, height: HEIGHT } = PREVIEW_SIZE
/** In px, between the margins. */
const TEXT_WIDTH = WIDTH - 240

const color = (token: string) => colorToken('dark', token)

export async function drawPreview(content: Content, href: string) {
  const texts = previewTexts(content, href)
  const whole = (await drawable(texts.title)) || (await drawable(content.owner.name)) || siteHost
  const title = await fittingText(whole, 260, { size: 116, color: color('foreground') })
  const subtitle = await fittingText(await drawable(texts.subtitle), 56, { size: 40, color: color('muted') })
  const small = { font: 'mono', color: color('muted') } as const
  const numberText = await drawable(previewNumber(content, href))
  const number = await drawText(numberText, TEXT_WIDTH, { ...small, size: 30 })
  const address = await drawText(siteHost, TEXT_WIDTH, { ...small, size: 28 })

  // The texts above the address are in the middle, whatever the height of the title.
  const top = (HEIGHT - title.info.height - 180) / 2
  const dimensionY = top + title.info.height + 72
  const sheet = sharp(Buffer.from(drawing(title.info.width, dimensionY))).composite([
    centred(number, top - 30),
    centred(title, top + 40),
    centred(subtitle, dimensionY + 38),
    centred(address, HEIGHT - 72),
  ])
  return new Uint8Array(await sheet.png().toBuffer())
}

async function fittingText(phrase: string, maxHeightPx: number, look: Look): Promise<Layer> {
  const layer = await drawText(phrase, TEXT_WIDTH, look)
  const isTooHigh = layer.info.height > maxHeightPx && look.size > 16
  return isTooHigh ? fittingText(phrase, maxHeightPx, { ...look, size: look.size * 0.85 }) : layer
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
      <radialGradient id="glow"><stop stop-color="${color('glow')}" stop-opacity=".55"/><stop offset="1" stop-color="${color('glow')}" stop-opacity="0"/></radialGradient>
      <pattern id="grid" width="40" height="40" patternUnits="userSpaceOnUse" x="20" y="15"><path d="M0 .5h40M.5 0v40" stroke="${color('line')}" stroke-opacity=".07"/></pattern>
    </defs>
    <path fill="${color('background')}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>
    <ellipse cx="600" cy="315" rx="620" ry="420" fill="url(#glow)"/>
    <path fill="url(#grid)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>
    <g stroke="${color('line')}" stroke-opacity=".3" stroke-width="1.5">
      <circle cx="600" cy="300" r="224" stroke-opacity=".22"/>
      <path d="M600 0v62M600 538v20M0 300h150M1050 300h150" stroke-dasharray="34 6 4 6"/>
      <path d="M28 28h${WIDTH - 56}v${HEIGHT - 56}H28z"/>
    </g>
    <path d="${marks.join('')}" stroke="${color('primary')}" stroke-width="4"/>
    <path d="M${left} ${dimensionY}h${titleWidth}M${left} ${dimensionY - 10}v20M${right} ${dimensionY - 10}v20" stroke="${color('primary')}" stroke-width="3"/>
  </svg>`
}

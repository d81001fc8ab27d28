import sharp, { type OverlayOptions } from 'sharp'
import { drawable, drawText, type Layer } from '@/app/_metadata/drawn-text'
import { COLOR, drawing } from '@/app/_metadata/preview-drawing'
import { PREVIEW_SIZE, previewTexts } from '@/app/_metadata/preview-texts'
import { siteHost } from '@/app/_metadata/site-address'
import type { Content } from '@/components/content/content'
import { sheetsOf } from '@/components/layout/sheets'
import { fill } from '@/components/text/fill'

const { width: WIDTH, height: HEIGHT } = PREVIEW_SIZE
/** In px, between the margins. */
const TEXT_WIDTH = WIDTH - 240

export async function drawPreview(content: Content, href: string) {
  const { owner, words } = content
  const sheets = sheetsOf(content)
  // A story and a note stand on the sheet of their section.
  const [, section = ''] = href.slice(content.base.length).split('/')
  const number = sheets.findIndex((sheet) => sheet.href === `/${section}`) + 1
  const sheet = fill(words.everyPage.sheet, { number, count: sheets.length })
  const texts = previewTexts(content, href)
  const whole = (await drawable(texts.title)) || (await drawable(owner.name)) || siteHost
  const title = await fittingText(whole, 116, 260, COLOR.foreground)
  const below = await fittingText(await drawable(texts.subtitle), 40, 56, COLOR.muted)
  const small = { font: 'mono', color: COLOR.muted } as const
  const eyebrow = await drawText(await drawable(sheet), TEXT_WIDTH, { ...small, size: 30 })
  const address = await drawText(siteHost, TEXT_WIDTH, { ...small, size: 28 })

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

/** Draws the text in the largest size, up to `size` px, in which it is no higher than `maxHeight`. */
async function fittingText(phrase: string, size: number, maxHeight: number, color: string): Promise<Layer> {
  const layer = await drawText(phrase, TEXT_WIDTH, { size, color })
  return layer.info.height > maxHeight && size > 16
    ? fittingText(phrase, size * 0.85, maxHeight, color)
    : layer
}

function centred({ data, info }: Layer, top: number): OverlayOptions {
  return { input: data, raw: info, left: Math.round((WIDTH - info.width) / 2), top: Math.round(top) }
}

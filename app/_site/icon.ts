import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { colorToken } from '@/app/_site/color-token'

/** The icon of the site. A browser shows it outside the page, so the tokens of the dark theme are written into it. */
export function iconDrawing() {
  return readFileSync(join(process.cwd(), 'public/drawings/icon.svg'), 'utf8').replace(
    /var\(--([\w-]+)[^)]*\)/g,
    (_, name: string) => colorToken('dark', name),
  )
}

/** The same as PNG, for programs that do not read SVG. @param size of a side, in px. */
export async function iconPicture(size: number) {
  const picture = await sharp(Buffer.from(iconDrawing()), { density: 1_200 })
    .resize(size, size, { fit: 'contain' })
    .flatten({ background: colorToken('dark', 'background') }) // Apple shows transparent areas in black
    .png()
    .toBuffer()
  return new Uint8Array(picture)
}

import { join } from 'node:path'
import sharp from 'sharp'
import { colorToken } from '@/app/_site/color-token'

/** The icon of the site as PNG, for programs that do not read `icon.svg`. @param size of a side, in px. */
export async function iconPicture(size: number) {
  const picture = await sharp(join(process.cwd(), 'app/icon.svg'), { density: 1_200 })
    .resize(size, size, { fit: 'contain' })
    .flatten({ background: colorToken('dark', 'background') }) // Apple shows transparent areas in black
    .png()
    .toBuffer()
  return new Uint8Array(picture)
}

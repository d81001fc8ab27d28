import sharp from 'sharp'
import { absolute } from '@/app/_metadata/site-address'
import { encodedPath } from '@/components/content/addresses'
import { pictureFile } from '@/components/content/picture-file'
import { isExamplePicture } from '@/components/content/public-file'
import type { Owner } from '@/content/schema/owner'

type JpegOptions = { width: number; height: number; quality: number }

/** A picture below `public/` as JPEG: upright, white where it is transparent, and cut below, because a face is above. */
export function portraitJpeg(path: string, { width, height, quality }: JpegOptions) {
  const picture = sharp(pictureFile(path)).autoOrient().flatten({ background: '#fff' })
  return picture.resize(width, height, { position: 'top' }).jpeg({ quality }).toBuffer()
}

export function portraitAddress({ portrait }: Owner) {
  return isExamplePicture(portrait) ? undefined : absolute(encodedPath(portrait))
}

import sharp from 'sharp'
import { absolute } from '@/app/_metadata/site-address'
import { encodedPath } from '@/components/content/addresses'
import { pictureFile } from '@/components/content/picture-file'
import { isExamplePicture } from '@/components/content/public-file'
import type { Owner } from '@/content/schema/owner'

/** A picture below `public/` as JPEG: upright, white where it is transparent, and cut below, because a face is above. */
export function portraitJpeg(path: string, size: { width: number; height: number; quality: number }) {
  const picture = sharp(pictureFile(path)).autoOrient().flatten({ background: '#fff' })
  return picture.resize(size.width, size.height, { position: 'top' }).jpeg(size).toBuffer()
}

export function portraitAddress({ portrait }: Owner) {
  return isExamplePicture(portrait) ? undefined : absolute(encodedPath(portrait))
}

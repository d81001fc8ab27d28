import sharp from 'sharp'
import { absolute } from '@/app/_metadata/site-address'
import { isResized, pictureFile, publishedPath, resizedPhoto } from '@/components/files/picture-file'
import { isExamplePicture } from '@/components/files/public-file'
import { readPicture } from '@/components/files/read-picture'
import type { Owner } from '@/content/schema/owner'

/** Makes a JPEG: upright, white where the picture is transparent, and cut at its foot, because a face is at the top. */
export async function portraitJpeg(path: string, size: { width: number; height: number; quality: number }) {
  const picture = sharp(await readPicture(pictureFile(path)))
  const upright = picture.autoOrient().flatten({ background: '#fff' })
  return upright.resize(size.width, size.height, { position: 'top' }).jpeg(size).toBuffer()
}

/** Returns the address of the owner's file, because few programs read our AVIF. Fewer read HEIC, so it is AVIF then. */
export function portraitAddress({ portrait }: Owner) {
  if (isExamplePicture(portrait)) return undefined
  const isHeic = /\.hei[cf]$/i.test(portrait)
  return absolute(isHeic && isResized(portrait) ? resizedPhoto(portrait, 640) : publishedPath(portrait))
}

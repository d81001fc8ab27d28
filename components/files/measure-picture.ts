import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { changedAt, outsideRender } from '@/components/files/keep-by-file'
import { isVideoFile, pictureFile } from '@/components/files/picture-file'

/** In dots per inch: a hundred times the default, at which librsvg would round a small `viewBox` to another ratio. */
const DENSITY = 7_200

/** Returns width and height in pixels, as browsers show the picture, or undefined for a video and if the file does not say. */
export function measurePicture(path: string) {
  const file = pictureFile(path)
  return isVideoFile(path) ? undefined : readSize(file, outsideRender(changedAt, file))
}

/** @param _version of the file, so that the dev server measures an edited file again. */
async function readSize(file: string, _version?: number): Promise<[number, number] | undefined> {
  'use cache' // otherwise, a page that waits for the size is not static
  try {
    // `sharp` gets bytes, because for a name it would return what it has cached of an older file.
    const bytes = await readFile(/* turbopackIgnore: true */ file)
    const picture = sharp(bytes, { density: DENSITY, limitInputPixels: false })
    const { autoOrient, format } = await picture.metadata()
    const scale = format === 'svg' ? 100 : 1
    return [autoOrient.width / scale, autoOrient.height / scale]
  } catch {
    return undefined // the doctor reports the file
  }
}

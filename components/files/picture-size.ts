import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { changedAt, outsideRender } from '@/components/files/keep-by-file'
import { pictureFile } from '@/components/files/picture-file'

/** A hundred times the default. Librsvg rounds to whole pixels, which changes the ratio of a small `viewBox`. */
const DENSITY = 7_200

/** Returns width and height in pixels, as browsers show the picture, or undefined if the file does not say. */
export function pictureSize(path: string) {
  const file = pictureFile(path)
  return readSize(file, outsideRender(changedAt, file))
}

/** @param _version of the file, so that the dev server measures an edited file again. */
async function readSize(file: string, _version?: number): Promise<[number, number] | undefined> {
  'use cache' // without this, a page that waits for it is not static
  try {
    // Given the name of the file, `sharp` would return what it has cached of an older one.
    const bytes = await readFile(/* turbopackIgnore: true */ file)
    const picture = sharp(bytes, { density: DENSITY, limitInputPixels: false })
    const { autoOrient, format } = await picture.metadata()
    const scale = format === 'svg' ? 100 : 1
    return [autoOrient.width / scale, autoOrient.height / scale]
  } catch {
    return undefined // the doctor reports the file
  }
}

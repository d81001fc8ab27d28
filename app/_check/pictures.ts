import { readFileSync, statSync } from 'node:fs'
import type { Finding } from '@/app/_check/finding'
import { fileMistake, kindOf } from '@/app/_check/public-files'
import { usedAddresses } from '@/app/_check/used-addresses'
import { keepByFile } from '@/components/content/keep-by-file'
import { isDrawing } from '@/components/content/picture-kind'
import { pictureSize } from '@/components/content/picture-size'
import { changedAt } from '@/components/content/public-file'
import { wantedBy } from '@/content/schema/field-types'
import { picture } from '@/content/schema/shared-fields'

/** Above these limits, resizing would make a build take minutes. */
export const MOST_BYTES = 20_000_000
export const MOST_PIXELS = 50_000_000
/** The limit for an animation as a whole. Sharp decodes 268 million and then fails. */
const MOST_FRAME_PIXELS = 250_000_000
/** The entry of EXIF that holds a latitude, in both orders of bytes: tag 2, of 3 fractions. */
const LATITUDES = ['0200050003000000', '0002000500000003'].map((entry) => Buffer.from(entry, 'hex'))
const KINDS = ['svg', 'png', 'jpeg', 'webp', 'avif', 'gif']

/** Says what is wrong with a picture, if its name or its text shows that. @param path from `/`, as the content names it. */
export function pictureMistake(path: string) {
  const wanted = wantedBy(picture)
  const mistake = fileMistake(path, wanted)
  if (mistake) return mistake
  const file = `public${path}`
  const kind = kindOf(file)
  if (!KINDS.includes(String(kind)))
    return `${file} is not a picture${kind ? `, it is ${kind} inside` : ''}; ${wanted}`
  // The build decides by the file name whether it resizes a picture.
  if ((kind === 'svg') !== file.endsWith('.svg'))
    return `${file} is ${kind} inside; wanted a name that ends in the same way, for example "/portrait.${kind}"`
  if (isDrawing(path) && !/<svg\b[^>]*\sid="drawing"/.test(readFileSync(file, 'utf8')))
    return `the root of ${file} has no id="drawing", so nothing would show; add it, or put the file into another folder, where it keeps its own colours`
  if (kind === 'svg' && !pictureSize(path))
    return `${file} does not say how wide and high it is, so no page could keep room for it; add both as viewBox="0 0 800 450" to its first tag, <svg>`
}

/** Finds pictures that a build could not resize, or should not publish. @param content without other mistakes. */
export async function findBadPictures(content: object): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { address, ...place } of usedAddresses(content, 'picture')) {
    const message = await decodingMistake(`public${address}`)
    if (message) findings.push({ ...place, text: `${place.text} — ${message}` })
  }
  return findings
}

/** A picture may stand in several places. */
const decodingMistake = keepByFile(changedAt, async (_, file) => {
  const bytes = statSync(file).size
  try {
    const { default: sharp } = await import('sharp') // late, because the development server needs only the check above
    const decoder = sharp(file, { limitInputPixels: false })
    const { width, height, pages = 1, exif, xmp } = await decoder.metadata()
    if (LATITUDES.some((entry) => exif?.includes(entry)) || xmp?.includes('GPSLatitude'))
      return `the file says where it was taken, and visitors get it; run npm run picture -- ${JSON.stringify(file)}, which takes that out and turns the pixels themselves`
    const pixels = width * height
    if (bytes > MOST_BYTES || pixels > MOST_PIXELS)
      return `${Math.round(bytes / 1_000_000)} MB, ${width} × ${height} pixels; wanted at most ${MOST_BYTES / 1_000_000} MB and ${MOST_PIXELS / 1_000_000} million pixels`
    if (pixels * pages > MOST_FRAME_PIXELS)
      return `${pages} frames of ${width} × ${height} pixels; wanted at most ${Math.floor(MOST_FRAME_PIXELS / pixels)} frames of this size`
    // Metadata needs only the beginning of the file. This reads the rest, which may be damaged.
    await decoder.resize(8).toBuffer()
    if (pictureSize(file.replace('public', ''))) return undefined
  } catch {}
  return 'the file is damaged; wanted one that opens'
})

import { statSync } from 'node:fs'
import sharp, { type Metadata } from 'sharp'
import { usedAddresses } from '@/app/_check/content/used-addresses'
import type { Finding } from '@/app/_check/finding'
import { messageOf } from '@/app/_check/printable'
import { changedAt, keepByFile } from '@/components/content/keep-by-file'
import { pictureFile } from '@/components/content/picture-file'

/** Above these limits, resizing would make a build take minutes. */
export const MOST_BYTES = 20_000_000
export const MOST_PIXELS = 50_000_000
/** The limit for an animation as a whole. Sharp decodes 268 million and then fails. */
const MOST_FRAME_PIXELS = 250_000_000

/** Finds pictures that a build could not resize. @param files without other mistakes. */
export async function findBadPictures(files: object): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { address, ...place } of usedAddresses(files, 'picture')) {
    const message = await decodingMistake(pictureFile(address))
    if (message) findings.push({ ...place, text: `${place.text} — ${message}` })
  }
  return findings
}

/** A picture may stand in several places. */
const decodingMistake = keepByFile(changedAt, async (_, file) => {
  try {
    const decoder = sharp(file, { limitInputPixels: false })
    const mistake = metadataMistake(file, await decoder.metadata())
    if (mistake) return mistake
    // Metadata needs only the beginning of the file. This reads the rest, which may be damaged.
    await decoder.resize(8).toBuffer()
  } catch (error) {
    return `it does not open (${messageOf(error).replace(/\s+/g, ' ')}); wanted a file that does`
  }
})

function metadataMistake(file: string, { width, height, pages = 1 }: Metadata) {
  const bytes = statSync(file).size
  const pixels = width * height
  if (bytes > MOST_BYTES || pixels > MOST_PIXELS)
    return `${Math.round(bytes / 1_000_000)} MB, ${width} × ${height} pixels; wanted at most ${MOST_BYTES / 1_000_000} MB and ${MOST_PIXELS / 1_000_000} million pixels`
  if (pixels * pages > MOST_FRAME_PIXELS)
    return `${pages} frames of ${width} × ${height} pixels; wanted at most ${Math.floor(MOST_FRAME_PIXELS / pixels)} frames of this size`
}

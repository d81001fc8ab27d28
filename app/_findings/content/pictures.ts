import { readFileSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { usedAddresses } from '@/app/_findings/content/used-addresses'
import type { Finding } from '@/app/_findings/finding'
import { messageOf } from '@/app/_findings/printable'
import { keepByFile } from '@/components/files/keep-by-file'
import { pictureFile } from '@/components/files/picture-file'
import { MAX_BYTES, MAX_MOTION_MS, MAX_PIXELS, motionMs } from '@/components/files/picture-limits'
import { readPicture } from '@/components/files/read-picture'

/** Finds pictures that a build could not resize. @param files without other mistakes. */
export function findPictureMistakes(files: object) {
  return checkPictures(files, decodingMistake)
}

export function findPictureWarnings(files: object) {
  return checkPictures(files, motionWarning)
}

async function checkPictures(files: object, messageFor: (file: string) => Promise<string | undefined>) {
  const findings: Finding[] = []
  for (const { address, ...finding } of usedAddresses(files, 'picture')) {
    const message = await messageFor(pictureFile(address))
    if (message) findings.push({ ...finding, text: `${finding.text} — ${message}` })
  }
  return findings
}

/** Each file is decoded once, because a picture may stand in several places. */
const decodingMistake = keepByFile(async (file) => {
  try {
    if (statSync(file).size > MAX_BYTES) throw new Error('more than 20 MB')
    const limit = { limitInputPixels: MAX_PIXELS }
    // The metadata stand at the beginning. A picture with too many pixels fails here, before the rest is read.
    await sharp(file, limit).metadata()
    const picture = sharp(await readPicture(file), limit)
    await picture.resize(8).toBuffer()
  } catch (error) {
    const cause = messageOf(error).replace(/\s+/g, ' ')
    return `it does not open (${cause}); wanted a picture that does, with at most 20 MB and 50 million pixels`
  }
})

async function motionWarning(file: string) {
  const { format, ...metadata } = await sharp(file).metadata()
  const bytes = readFileSync(file)
  // An animated PNG has the chunk `acTL` before its pixels. `sharp` would read its first frame alone.
  if (format === 'png' && bytes.subarray(0, bytes.indexOf('IDAT')).includes('acTL'))
    return 'an animated PNG stands still here; save it as WebP, or as a video, which visitors can pause'
  if (motionMs(metadata) > MAX_MOTION_MS)
    return `it moves for ${Math.round(motionMs(metadata) / 1_000)} s, and nothing pauses it; save it as a video, or make it ${MAX_MOTION_MS / 1_000} s at most`
}

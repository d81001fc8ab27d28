import { readFileSync, statSync } from 'node:fs'
import sharp, { type Metadata } from 'sharp'
import { usedAddresses } from '@/app/_check/content/used-addresses'
import type { Finding } from '@/app/_check/finding'
import { pictureFile } from '@/components/content/picture-file'
import { isPhoto } from '@/components/content/picture-kind'

const LARGEST_SVG_KB = 100
/** Whatever moves for longer needs a way to pause it (WCAG 2.2.2). The build lets a picture move again and again until then. */
export const LONGEST_MOTION_MS = 5_000

/** Finds pictures that show, but not well. @param files without mistakes. */
export async function findPictureWarnings(files: object): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { address, ...place } of usedAddresses(files, 'picture')) {
    const file = pictureFile(address)
    const message = isPhoto(address)
      ? motionWarning(readFileSync(file), await sharp(file).metadata())
      : weightWarning(file)
    if (message) findings.push({ ...place, text: `${place.text} — ${message}` })
  }
  return findings
}

/** Every visitor gets an SVG as it is. Other pictures are resized. */
function weightWarning(file: string) {
  const kilobytes = Math.round(statSync(file).size / 1_000)
  if (kilobytes > LARGEST_SVG_KB)
    return `${kilobytes} KB; wanted at most ${LARGEST_SVG_KB} KB, because visitors get an SVG unchanged`
}

function motionWarning(file: Buffer, metadata: Metadata) {
  // The chunk stands before the pixels. `sharp` reads the first frame alone.
  if (metadata.format === 'png' && file.subarray(0, file.indexOf('IDAT')).includes('acTL'))
    return 'an animated PNG stands still here; save it as WebP, or as a video, which visitors can pause'
  if (motionMs(metadata) > LONGEST_MOTION_MS)
    return `it moves for ${Math.round(motionMs(metadata) / 1_000)} s, and nothing pauses it; save it as a video, or make it ${LONGEST_MOTION_MS / 1_000} s at most`
}

/** Of one time through, or 0 if nothing moves. Browsers show a frame for 0.1 s if it says no time, or a very short one. */
export function motionMs({ pages = 1, delay = [] }: Pick<Metadata, 'pages' | 'delay'>) {
  if (pages === 1) return 0
  return delay.reduce((sum, ms) => sum + (ms > 10 ? ms : 100), 0)
}

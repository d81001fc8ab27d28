import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { usedAddresses } from '@/app/_findings/content/used-addresses'
import { contentFiles } from '@/components/content/content-files'
import {
  copyToPublic,
  isBesideText,
  isPhoto,
  photoWidths,
  pictureFile,
  RESIZED,
  resizedPhoto,
  widthsUpTo,
} from '@/components/files/picture-file'
import { MAX_MOTION_MS, motionMs } from '@/components/files/picture-limits'
import { cachedName, PHOTO_CACHE, readPicture } from '@/components/files/read-picture'

/** The names of kept photos hash the code and the encoders, so that a change of either makes the photos again. */
const METHOD = String(resize) + JSON.stringify(sharp.versions)

/** Writes each width of each photo, because strangers could keep a resizing server busy. An animation is also WebP. */
export async function resizePhotos() {
  rmSync(`public${RESIZED}`, { recursive: true, force: true })
  mkdirSync(PHOTO_CACHE, { recursive: true })
  const pictures = usedAddresses(contentFiles, 'picture').map(({ address }) => address)
  const videos = usedAddresses(contentFiles, 'video').map(({ address }) => address)
  const unresized = [...videos, ...pictures.filter((path) => !isPhoto(path))]
  for (const path of unresized.filter(isBesideText)) copyToPublic(path)
  const used = new Set<string>()
  // Photos are resized one after the other, because thousands at once would fill the memory.
  for (const photo of new Set(pictures.filter(isPhoto))) {
    const file = await readPicture(pictureFile(photo))
    const hash = cachedName(file, METHOD)
    used.add(cachedName(readFileSync(pictureFile(photo))))
    const { autoOrient, ...metadata } = await sharp(file).metadata()
    const widths = widthsUpTo(autoOrient.width)
    for (const format of motionMs(metadata) > 0 ? (['avif', 'webp'] as const) : (['avif'] as const)) {
      const nameOf = (width: number) => `${hash}-${width}.${format}`
      await Promise.all(
        widths.map(async (width) => {
          const kept = join(PHOTO_CACHE, nameOf(width))
          used.add(nameOf(width))
          if (!existsSync(kept)) await resize(file, width, kept)
        }),
      )
      for (const width of photoWidths) {
        const target = `public${resizedPhoto(photo, width, format)}`
        mkdirSync(dirname(target), { recursive: true })
        copyFileSync(join(PHOTO_CACHE, nameOf(Math.min(width, widths.at(-1) ?? width))), target)
      }
    }
  }
  for (const name of readdirSync(PHOTO_CACHE)) if (!used.has(name)) rmSync(join(PHOTO_CACHE, name))
}

/** @param kept is the file to write, whose ending says the format. Only WebP moves, for at most five seconds. */
async function resize(file: Buffer, width: number, kept: string) {
  const animated = kept.endsWith('.webp')
  // The encoders write nothing higher, and a screenshot of a whole page may be.
  const size = { width, height: 16_383, fit: 'inside', withoutEnlargement: true } as const
  // By default, `sharp` refuses the pixels of a screen recording of a few seconds.
  const picture = sharp(file, { animated, limitInputPixels: false }).autoOrient().resize(size)
  const loop = Math.max(1, Math.floor(MAX_MOTION_MS / motionMs(await picture.metadata())))
  // At this quality, AVIF looks as good as WebP at its default. Photographs weigh a fifth less, and screenshots a
  // seventh. More effort saves hardly a byte, and takes three times as long.
  const encoded = animated ? picture.webp({ loop }) : picture.avif({ quality: 63, effort: 1 })
  await encoded.toFile(`${kept}.part`)
  // A build that is stopped leaves no half of a photo.
  renameSync(`${kept}.part`, kept)
}

import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { usedAddresses } from '@/app/_check/content/used-addresses'
import { contentFiles } from '@/components/content/content-files'
import { photoWidths, RESIZED, resizedPhoto } from '@/components/content/photo-sizes'
import { isPhoto } from '@/components/content/picture-kind'

/** Hosts keep this folder from one build to the next. The names in it say what a photo contains, how it is resized and by what. */
const KEPT = '.next/cache/photos'
const METHOD = String(resize) + JSON.stringify(sharp.versions)

/**
 * Writes the owner's photos as WebP, in every width at which pages show them. The running site never resizes anything, so
 * strangers cannot make it work.
 */
export async function resizePhotos() {
  rmSync(`public${RESIZED}`, { recursive: true, force: true })
  mkdirSync(KEPT, { recursive: true })
  const pictures = usedAddresses(contentFiles, 'picture').map(({ address }) => address)
  const used = new Set<string>()
  // One photo after the other, because thousands at once would fill the memory.
  for (const photo of new Set(pictures.filter(isPhoto))) {
    const file = readFileSync(`public${photo}`)
    const hash = createHash('sha256').update(file).update(METHOD).digest('hex')
    await Promise.all(
      photoWidths.map(async (width) => {
        const name = `${hash}-${width}.webp`
        used.add(name)
        if (!existsSync(join(KEPT, name))) await resize(photo, width, join(KEPT, name))
        const target = `public${resizedPhoto(photo, width)}`
        mkdirSync(dirname(target), { recursive: true })
        copyFileSync(join(KEPT, name), target)
      }),
    )
  }
  for (const name of readdirSync(KEPT)) if (!used.has(name)) rmSync(join(KEPT, name))
}

async function resize(photo: string, width: number, file: string) {
  await sharp(`public${photo}`, { animated: true })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .webp()
    .toFile(`${file}.part`)
  // A build that is stopped leaves no half of a photo.
  renameSync(`${file}.part`, file)
}

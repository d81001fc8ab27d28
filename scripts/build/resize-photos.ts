/**
 * Runs before a build. Writes the owner's photos as WebP, in every width at which pages show them. The running site never
 * resizes anything, so strangers cannot make it work.
 */

import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import sharp from 'sharp'
import { articlePictures } from '@/app/_check/article-files'
import { contents } from '@/components/content/content'
import { isPhoto, photoWidths, resizedPhoto } from '@/components/content/photo-sizes'

rmSync('public/resized', { recursive: true, force: true })
const pictures = [
  ...contents.flatMap(({ owner, projects }) => [
    owner.portrait,
    owner.aboutPicture,
    ...projects.map(({ image }) => image),
  ]),
  ...articlePictures().map(({ picture }) => picture),
]
const photos = pictures.flatMap((picture) => picture || []).filter(isPhoto)
for (const photo of new Set(photos)) for (const width of photoWidths) resize(photo, width)

async function resize(photo: string, width: number) {
  const file = `public${resizedPhoto(photo, width)}`
  mkdirSync(dirname(file), { recursive: true })
  await sharp(`public${photo}`, { animated: true })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .webp()
    .toFile(file)
}

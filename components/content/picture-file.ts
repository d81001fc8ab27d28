import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileAddress } from '@/components/content/addresses'

/** In pixels: the widths at which pages show photos, up to twice those of large screens. */
export const photoWidths = [96, 192, 384, 640, 960, 1280, 1920, 2560]

/** The folder under `public/` that each build writes anew. Its name is none that an owner would give. */
export const RESIZED = '/_resized'

/** The build resizes it. Of an SVG, visitors get the file itself. */
export function isPhoto(path: string) {
  return !path.endsWith('.svg')
}

export function isVideoFile(path: string) {
  return /\.(mp4|webm)$/i.test(path)
}

/** Its root has the id `drawing`, and its colours come from the page. */
export function isDrawing(path: string) {
  return path.startsWith('/drawings/') && path.endsWith('.svg')
}

/** The paths of other pictures, which are below `public/`, begin with a slash. */
export function isBesideText(path: string) {
  return path.startsWith('content/')
}

export function pictureFile(path: string) {
  return isBesideText(path) ? path : `public${path}`
}

/** Returns the path at which visitors get the file itself. A build has copied it there, as far as pages show it. */
export function publishedPath(path: string) {
  // No build has made a JPEG of a HEIC, whatever its name.
  if (process.env.NODE_ENV === 'development' && isPhoto(path) && !isVideoFile(path))
    return `/dev-picture/${pictureFile(path)}`
  if (!isBesideText(path)) return path
  if (process.env.NODE_ENV === 'development') copyToPublic(path)
  return `${RESIZED}/${path}`
}

export function copyToPublic(path: string) {
  const target = `public${RESIZED}/${path}`
  mkdirSync(/* turbopackIgnore: true */ dirname(target), { recursive: true })
  copyFileSync(/* turbopackIgnore: true */ path, target)
}

/** @param format is `webp` for what moves, because `sharp` writes no AVIF that does. */
export function resizedPhoto(path: string, width: number, format: 'avif' | 'webp' = 'avif') {
  return `${RESIZED}/${width}/${path.replace(/^\//, '')}.${format}`
}

/** Checks for what the build makes of a photo: none in development, and none if `next build` alone was called. */
export function isResized(photo: string, format?: 'avif' | 'webp') {
  return process.env.NODE_ENV !== 'development' && existsSync(`public${resizedPhoto(photo, 640, format)}`)
}

/** Returns the address of a picture, in one of our widths if the build has made that. Without a width, of the file itself. */
export function pictureAddress(path: string, width?: number, format?: 'avif' | 'webp') {
  const isOurs = width && isResized(path, format)
  return fileAddress(isOurs ? resizedPhoto(path, width, format) : publishedPath(path))
}

/** Lists the widths up to that of the photo. The build enlarges none, so in the last one it has its own width. */
export function widthsUpTo(width: number) {
  return photoWidths.filter((_, index) => (photoWidths[index - 1] ?? 0) < width)
}

import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileAddress } from '@/components/text/addresses'

/** In pixels: the widths at which pages show photos, up to twice those of large screens. */
export const photoWidths = [96, 192, 384, 640, 960, 1280, 1920, 2560]

/** Each build writes this folder under `public/` anew. No folder of an owner has such a name. */
export const RESIZED = '/_resized'

/** The build resizes photos. Visitors get an SVG or a video as it is. */
export function isPhoto(path: string) {
  return !path.endsWith('.svg') && !isVideoFile(path)
}

export function isVideoFile(path: string) {
  return /\.(mp4|webm)$/i.test(path)
}

/** The root of a drawing has the id `drawing`, and its colours come from the page. */
export function isDrawing(path: string) {
  return path.startsWith('/drawings/') && path.endsWith('.svg')
}

/** The path of a picture beside its text begins with `content/`, that of a picture in `public/` with a slash. */
export function isBesideText(path: string) {
  return path.startsWith('content/')
}

export function pictureFile(path: string) {
  return isBesideText(path) ? path : `public${path}`
}

/** Returns the path at which visitors get the file itself. A build copies files beside texts there in advance. */
export function publishedPath(path: string) {
  // Browsers show no HEIC, whatever its name. In development, this route makes a JPEG of it.
  if (process.env.NODE_ENV === 'development' && isPhoto(path)) return `/dev-picture/${pictureFile(path)}`
  if (!isBesideText(path)) return path
  if (process.env.NODE_ENV === 'development') copyToPublic(path)
  return `${RESIZED}/${path}`
}

export function copyToPublic(path: string) {
  const target = `public${RESIZED}/${path}`
  mkdirSync(/* turbopackIgnore: true */ dirname(target), { recursive: true })
  copyFileSync(/* turbopackIgnore: true */ path, target)
}

/** @param format `webp` for an animation, because `sharp` writes no animated AVIF. */
export function resizedPhoto(path: string, width: number, format: 'avif' | 'webp' = 'avif') {
  return `${RESIZED}/${width}/${path.replace(/^\//, '')}.${format}`
}

/** There are no resized photos in development, and none if `next build` alone was called. */
export function isResized(photo: string, format?: 'avif' | 'webp') {
  return process.env.NODE_ENV !== 'development' && existsSync(`public${resizedPhoto(photo, 640, format)}`)
}

/** Returns the address of the resized photo, or that of the file itself if there is no width or no resized photo. */
export function pictureAddress(path: string, width?: number, format?: 'avif' | 'webp') {
  const isOurs = width && isResized(path, format)
  return fileAddress(isOurs ? resizedPhoto(path, width, format) : publishedPath(path))
}

/** Lists our widths that are smaller than a photo, and one more, for the photo in its own width. */
export function widthsUpTo(width: number) {
  return photoWidths.filter((_, index) => (photoWidths[index - 1] ?? 0) < width)
}

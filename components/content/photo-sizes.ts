import { existsSync } from 'node:fs'

/** In pixels: the widths at which pages show photos, up to twice those of large screens. */
export const photoWidths = [96, 192, 384, 640, 960, 1280, 1920, 2560]

/** The folder under `public/` that each build writes anew. Its name is none that an owner would give. */
export const RESIZED = '/_resized'

/** @param format is `webp` for what moves, because `sharp` writes no AVIF that does. */
export function resizedPhoto(path: string, width: number, format: 'avif' | 'webp' = 'avif') {
  return `${RESIZED}/${width}/${path.replace(/^\//, '')}.${format}`
}

/** Checks for what the build makes of a photo: none in development, and none if `next build` alone was called. */
export function isResized(photo: string, format?: 'avif' | 'webp') {
  return process.env.NODE_ENV !== 'development' && existsSync(`public${resizedPhoto(photo, 640, format)}`)
}

/** Lists the widths up to that of the photo. The build enlarges none, so in the last one it has its own width. */
export function widthsUpTo(width: number) {
  return photoWidths.filter((_, index) => (photoWidths[index - 1] ?? 0) < width)
}

import { copyFileSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileAddress } from '@/components/content/addresses'
import { RESIZED } from '@/components/content/photo-sizes'

/** The paths of other pictures, which are below `public/`, begin with a slash. */
export function isBesideText(path: string) {
  return path.startsWith('content/')
}

export function pictureFile(path: string) {
  return isBesideText(path) ? path : `public${path}`
}

/** Returns the path at which visitors get the file itself. A build has copied it there, as far as pages show it. */
export function publishedPath(path: string) {
  if (!isBesideText(path)) return path
  if (process.env.NODE_ENV === 'development') copyToPublic(path)
  return `${RESIZED}/${path}`
}

export function pictureAddress(path: string) {
  return fileAddress(publishedPath(path))
}

export function copyToPublic(path: string) {
  const target = `public${RESIZED}/${path}`
  mkdirSync(/* turbopackIgnore: true */ dirname(target), { recursive: true })
  copyFileSync(/* turbopackIgnore: true */ path, target)
}

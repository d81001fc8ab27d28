import { RESIZED } from '@/components/content/photo-sizes'

/** Returns the file of a picture. @param path below `public/` from `/`, or of a picture beside a text from `content/`. */
export function pictureFile(path: string) {
  return isBesideText(path) ? path : `public${path}`
}

/** Returns the path at which visitors get a picture. What stands beside a text, a build copies to a folder of ours. */
export function publishedPath(path: string) {
  return isBesideText(path) ? `${RESIZED}/${path}` : path
}

export function isBesideText(path: string) {
  return path.startsWith('content/')
}

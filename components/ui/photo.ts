/** Pixels across: those at which photos show, once and twice. */
export const photoWidths = [96, 192, 384, 640, 960, 1280]

/** Whether a picture is made of pixels. @param path of a file under `public/`. */
export function isPhoto(path: string) {
  return !path.endsWith('.svg')
}

/** Where the build puts a photo of this width: a path under `public/`. */
export function resizedPhoto(path: string, width: number) {
  return `/resized/${width}${path}.webp`
}

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

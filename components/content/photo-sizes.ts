/** In pixels: each width at which pages show photos, and its double for sharp screens. */
export const photoWidths = [96, 192, 384, 640, 960, 1280]

/** The folder under `public/` that each build writes anew. Its name is none that an owner would give. */
export const RESIZED = '/_resized'

export function resizedPhoto(path: string, width: number) {
  return `${RESIZED}/${width}${path}.webp`
}

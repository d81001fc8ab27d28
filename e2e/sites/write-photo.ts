import sharp from 'sharp'

/** Writes noise in the place of a photograph, which has no large areas of one colour either. */
export async function writePhoto(site: string, path: string, width: number, height: number) {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: 'gray', noise } })
  await picture.resize(width, height, { fit: 'fill' }).toFile(`${site}/public${path}`)
}

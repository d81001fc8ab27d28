import sharp from 'sharp'

type JpegOptions = { width: number; height: number; quality: number }

/** A picture below `public/` as JPEG: upright, white where it is transparent, and cut below, because a face is above. */
export function portraitJpeg(path: string, { width, height, quality }: JpegOptions) {
  const picture = sharp(`public${path}`).autoOrient().flatten({ background: '#fff' })
  return picture.resize(width, height, { position: 'top' }).jpeg({ quality }).toBuffer()
}

import { type FileKind, fileKind } from '@/app/_untrusted/file-kind'

/** `svg` is missing, because an SVG is a program. */
const FORMATS: FileKind[] = ['png', 'jpeg', 'webp', 'gif']
/** In seconds. A photo of 50 million pixels takes one. */
const DECODING_S = 3

/** @throws Error that says why it is no picture. */
export async function openPicture(file: Buffer, mostPixels: number) {
  const format = fileKind(file)
  if (!format || !FORMATS.includes(format))
    throw new Error(`${format ?? 'an unsupported image format'} is none of ${FORMATS.join(', ')}`)
  // Loaded late, because it takes 0.1 s, which the spinner would have to wait for.
  const { default: sharp } = await import('sharp')
  // Each picture is decoded once. Its cache would keep 100 MB of memory.
  sharp.cache(false)
  const image = sharp(file, { limitInputPixels: mostPixels }).timeout({ seconds: DECODING_S })
  return { file, format, image }
}

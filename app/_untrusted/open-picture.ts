import { type FileKind, fileKind } from '@/app/_untrusted/file-kind'

/** `svg` is missing, because an SVG can contain script. */
const FORMATS: FileKind[] = ['png', 'jpeg', 'webp', 'gif']
/** A photo of 50 million pixels takes one second. */
const DECODING_S = 3

/** @throws Error that says why the file is no picture. */
export async function openPicture(file: Buffer, mostPixels: number) {
  const format = fileKind(file)
  if (!format || !FORMATS.includes(format))
    throw new Error(`${format ?? 'an unsupported image format'} is none of ${FORMATS.join(', ')}`)
  // Sharp takes 0.1 s to load, so it is imported late. The spinner of /github would have to wait for it.
  const { default: sharp } = await import('sharp')
  // Sharp's cache would keep 100 MB of memory for nothing, because each picture is decoded once.
  sharp.cache(false)
  const image = sharp(file, { limitInputPixels: mostPixels }).timeout({ seconds: DECODING_S })
  return { file, format, image }
}

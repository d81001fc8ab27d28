import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import sharp, { type Metadata } from 'sharp'

/** Hosts keep this folder between builds. The name of a file is a hash of the picture and of the method. */
export const PHOTO_CACHE = '.next/cache/photos'

export function cachedName(picture: Buffer, method = 'read') {
  return createHash('sha256').update(picture).update(method).digest('hex')
}

/** Reads a picture. A HEIC, which few programs decode, becomes an upright JPEG or PNG without its location. */
export async function readPicture(file: string) {
  const bytes = await readFile(/* turbopackIgnore: true */ file)
  const metadata = await sharp(bytes).metadata()
  if (metadata.compression !== 'hevc') return bytes
  const cached = `${PHOTO_CACHE}/${cachedName(bytes)}`
  const earlier = await readFile(/* turbopackIgnore: true */ cached).catch(() => undefined)
  if (earlier) return earlier
  const picture = await decodeHeic(bytes, metadata)
  const unfinished = `${cached}.${randomUUID()}`
  await mkdir(/* turbopackIgnore: true */ PHOTO_CACHE, { recursive: true })
  await writeFile(/* turbopackIgnore: true */ unfinished, picture)
  await rename(/* turbopackIgnore: true */ unfinished, /* turbopackIgnore: true */ cached)
  return picture
}

async function decodeHeic(file: Buffer, { icc, hasAlpha, pagePrimary = 0 }: Metadata) {
  if (endOfPixels(file) > file.length) throw new Error('the end of the file is missing')
  // A server needs no decoder, because the build has read every picture. Bundled, it would weigh 2 MB.
  const { default: decode } = await import(/* turbopackIgnore: true */ 'heic-decode')
  const images = await decode.all({ buffer: file })
  try {
    const pixels = await images[pagePrimary]?.decode()
    if (!pixels) throw new Error('there is no picture in it')
    const { data, width, height } = pixels
    const picture = sharp(data, { raw: { width, height, channels: 4 } })
    if (hasAlpha) return await picture.png().toBuffer()
    return withProfile(await picture.jpeg({ quality: 95 }).toBuffer(), icc)
  } finally {
    Object(images).dispose() // its types do not know it
  }
}

/** Returns the end of the box `mdat`, which holds the pixels. The decoder would paint missing pixels green. */
function endOfPixels(file: Buffer) {
  const start = file.indexOf('mdat') - 4
  if (start < 0) return 0
  const size = file.readUInt32BE(start)
  return start + (size === 1 ? Number(file.readBigUInt64BE(start + 8)) : size)
}

/** Adds the profile, without which a photo of an iPhone would lose colour. `sharp` would convert its colours, too. */
function withProfile(jpeg: Buffer, profile?: Buffer) {
  if (!profile || profile.length > 65_519) return jpeg // a segment holds no more
  const segment = Buffer.from('\xff\xe2\0\0ICC_PROFILE\0\x01\x01', 'latin1')
  segment.writeUInt16BE(segment.length - 2 + profile.length, 2)
  return Buffer.concat([jpeg.subarray(0, 2), segment, profile, jpeg.subarray(2)])
}

import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { load } from 'exifreader'
import type { Finding } from '@/app/_findings/finding'
import { show } from '@/app/_findings/printable'
import { kindOf } from '@/app/_untrusted/file-kind'
import { isFolder, pathsIn, withoutLeftovers } from '@/components/files/folder'
import { RESIZED } from '@/components/files/picture-file'

/** Names of tags for a place in EXIF, IPTC and XMP. Some programs write such a tag without a value. */
const PLACE_TAGS =
  /^(GPSLatitude|City|(Sub-l|L|Content L)ocation( Name|Created|Shown)?|(Province\/)?State|Country(\/Primary Location Name)?)$/
/** Beginnings of a place in a video, in this order: MP4 and QuickTime, Apple, 3GPP, Matroska and WebM, XMP. */
const PLACE_MARKS =
  /\xa9xyz....[+-]\d|com\.apple\.quicktime\.location|loci\0\0\0\0|\x45\xa3.(\w+_)?LOCATION|exif:GPSLatitude/s
const WITHOUT_PLACE = /\.(?:ts|md|mdx|markdown)$/

export async function findPhotoLocations(): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const file of [...pathsIn('public', true), ...withoutLeftovers(pathsIn('content', true))]) {
    if (isFolder(file) || file.startsWith(`public${RESIZED}/`) || WITHOUT_PLACE.test(file)) continue
    const isVideo = ['mov', 'mp4', 'webm'].includes(String(kindOf(file)))
    if (!(await (isVideo ? isPlacedVideo(file) : isPlacedPicture(file)))) continue
    const [path, copy] = [show(file), show(basename(file))]
    const ffmpeg = `run ffmpeg -i ${path} -map_metadata -1 -c copy ${copy}, and put what it writes in its place`
    const npm = `run npm run picture -- ${path}, which takes that out and turns the pixels themselves`
    const text = `the file says where it was taken, and visitors get it; ${isVideo ? ffmpeg : npm}`
    findings.push({ path: [file], text })
  }
  return findings
}

/** Reads the file in chunks, because no string holds more than 512 MB, and the place may stand at the end. */
async function isPlacedVideo(file: string) {
  let before = ''
  for await (const chunk of createReadStream(file, { encoding: 'latin1' })) {
    if (PLACE_MARKS.test(before + chunk)) return true
    before = chunk
  }
  return false
}

async function isPlacedPicture(file: string) {
  try {
    const { exif, iptc, xmp } = await load(await readFile(file), { expanded: true, async: true })
    const tags = Object.entries({ ...exif, ...iptc, ...xmp })
    return tags.some(([name, tag]) => PLACE_TAGS.test(name) && Object(tag).description)
  } catch {
    return false // the file is no picture, or is larger than the 2 GB that Node reads at once
  }
}

import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { load } from 'exifreader'
import type { Finding } from '@/app/_findings/finding'
import { show } from '@/app/_findings/printable'
import { kindOf } from '@/app/_untrusted/file-kind'
import { isFolder, pathsIn } from '@/components/files/folder'
import { RESIZED } from '@/components/files/picture-file'

/** The tags of EXIF, IPTC and XMP for places. Some programs write them empty. */
const TAGS =
  /^(GPSLatitude|City|(Sub-l|L|Content L)ocation( Name|Created|Shown)?|(Province\/)?State|Country(\/Primary Location Name)?)$/
/** In turn: MP4 and QuickTime, Apple, 3GPP, Matroska and WebM, XMP. */
const MARKS =
  /\xa9xyz....[+-]\d|com\.apple\.quicktime\.location|loci\0\0\0\0|\x45\xa3.(\w+_)?LOCATION|exif:GPSLatitude/s
const WITHOUT_PLACE = /\.(?:ts|md|mdx|markdown)$/

export async function findPhotoLocations(): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const file of pathsIn(['public', 'content'], true)) {
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

/** Reads the file in parts, because no string holds more than 512 MB, and the place may stand at the end. */
async function isPlacedVideo(file: string) {
  let before = ''
  for await (const part of createReadStream(file, { encoding: 'latin1' })) {
    if (MARKS.test(before + part)) return true
    before = part
  }
  return false
}

async function isPlacedPicture(file: string) {
  try {
    const { exif, iptc, xmp } = await load(await readFile(file), { expanded: true, async: true })
    const tags = Object.entries({ ...exif, ...iptc, ...xmp })
    return tags.some(([name, tag]) => TAGS.test(name) && Object(tag).description)
  } catch {
    return false // no picture, or larger than the 2 GB that Node reads at once
  }
}

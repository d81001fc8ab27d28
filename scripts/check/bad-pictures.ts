import { statSync } from 'node:fs'
import sharp from 'sharp'
import { articlePictures } from '@/scripts/check/articles'
import type { Content } from '@/scripts/check/content'
import { type Finding, finding, type Path, show } from '@/scripts/check/finding'

/** Above these limits, resizing would make a build take minutes. */
const MOST_BYTES = 20_000_000
const MOST_PIXELS = 50_000_000

/** Every picture that the content names, with its place. */
export function picturesOf(content: Content): [path: Path, picture: string][] {
  const { owner } = content['content/owner.ts']
  const { projects } = content['content/projects.ts']
  return [
    [['content/owner.ts', 'owner', 'portrait'], owner.portrait],
    [['content/owner.ts', 'owner', 'aboutPicture'], owner.aboutPicture ?? ''],
    ...projects.map(({ image = '' }, index): [Path, string] => [
      ['content/projects.ts', 'projects', index, 'image'],
      image,
    ]),
  ].filter((place): place is [Path, string] => place[1] !== '')
}

/** The pictures that a build could not resize. @param content without other mistakes. */
export async function findBadPictures(content: Content): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const [path, picture] of picturesOf(content)) {
    const message = await faultOf(`public${picture}`)
    if (message) findings.push(finding(content, path, message))
  }
  for (const { file, line, picture } of articlePictures()) {
    const message = await faultOf(`public${picture}`)
    if (message) findings.push({ path: [file], line, text: `picture ${show(picture)}: ${message}` })
  }
  return findings
}

async function faultOf(file: string) {
  const bytes = statSync(file).size
  try {
    const picture = sharp(file, { limitInputPixels: false })
    const { width, height } = await picture.metadata()
    if (bytes > MOST_BYTES || width * height > MOST_PIXELS)
      return `${Math.round(bytes / 1_000_000)} MB, ${width} × ${height} pixels; wanted at most ${MOST_BYTES / 1_000_000} MB and ${MOST_PIXELS / 1_000_000} million pixels`
    // Metadata needs only the beginning of the file. This reads the rest, which may be damaged.
    await picture.resize(8).toBuffer()
  } catch {
    return 'the file is damaged; wanted one that opens'
  }
}

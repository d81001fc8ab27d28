import { readFileSync, statSync } from 'node:fs'
import { posix } from 'node:path'
import { type FileKind, fileKind } from '@/app/_server/file-kind'
import { isDrawing } from '@/components/ui/drawing'
import { isPublicFile } from '@/components/ui/public-file'
import { picture } from '@/content/schema/owner'
import { entriesOf, wantedBy } from '@/content/schema/parts'
import type { Content } from '@/scripts/check/content'
import { type Finding, finding, type Path, show } from '@/scripts/check/finding'

/** Above these limits, resizing would make a build take minutes. */
export const MOST_BYTES = 20_000_000
export const MOST_PIXELS = 50_000_000
const PICTURES: (FileKind | undefined)[] = ['svg', 'png', 'jpeg', 'webp', 'avif', 'gif']

/** Every picture that the content names, with its place. @param content whatever the files export, valid or not. */
export function picturesOf(content: unknown): [path: Path, picture: string][] {
  const { 'content/owner.ts': { owner = {} } = {}, 'content/projects.ts': { projects = [] } = {} } =
    Object(content)
  const places: [Path, unknown][] = [
    [['content/owner.ts', 'owner', 'portrait'], Object(owner).portrait],
    [['content/owner.ts', 'owner', 'aboutPicture'], Object(owner).aboutPicture],
    ...entriesOf(projects).map(({ image }, index): [Path, unknown] => [
      ['content/projects.ts', 'projects', index, 'image'],
      image,
    ]),
  ]
  return places.filter((place): place is [Path, string] => picture.safeParse(place[1]).success)
}

/** What is wrong with a picture, if anything. @param path from `/`, as the content names it. */
export function pictureMistake(path: string) {
  const wanted = wantedBy(picture)
  const file = `public${path}`
  if (posix.normalize(path) !== path) return wanted
  if (!isPublicFile(path)) return `there is no ${file}; ${wanted}`
  const kind = fileKind(readFileSync(file))
  if (!PICTURES.includes(kind)) return `${file} is not a picture; ${wanted}`
  // The build decides by the file name whether it resizes a picture.
  if ((kind === 'svg') !== file.endsWith('.svg')) {
    return `${file} is ${kind} inside; wanted a name that ends in the same way, for example "/portrait.${kind}"`
  }
  if (isDrawing(path) && !/<svg\b[^>]*\sid="drawing"/.test(readFileSync(file, 'utf8'))) {
    return `the root of ${file} has no id="drawing", so nothing would show; add it, or put the file into another folder, where it keeps its own colours`
  }
}

/** The pictures that a build could not resize. @param content without other mistakes. */
export async function findBadPictures(content: Content): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const [path, picture] of picturesOf(content)) {
    const message = await faultOf(`public${picture}`)
    if (message) findings.push(finding(content, path, message))
  }
  // Late, because it reads the content itself.
  const { articlePictures } = await import('@/scripts/check/articles')
  for (const { file, line, picture } of articlePictures()) {
    const message = await faultOf(`public${picture}`)
    if (message) findings.push({ path: [file], line, text: `picture ${show(picture)}: ${message}` })
  }
  return findings
}

async function faultOf(file: string) {
  const bytes = statSync(file).size
  try {
    const { default: sharp } = await import('sharp') // late, because the development server needs only the checks above
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

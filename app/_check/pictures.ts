import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs'
import { posix } from 'node:path'
import { usedAddresses } from '@/app/_check/articles/article-files'
import { type Finding, show } from '@/app/_check/finding'
import { BEGINNING_BYTES, type FileKind, fileKind } from '@/app/_server/file-kind'
import { pictureSize } from '@/components/content/picture-size'
import { isPublicFile, keepUntilChanged, similarFile } from '@/components/content/public-file'
import { linkedPath } from '@/components/content/public-path'
import { isDrawing } from '@/components/ui/drawing'
import { picture } from '@/content/schema/owner'
import { wantedBy } from '@/content/schema/parts'

/** Above these limits, resizing would make a build take minutes. */
export const MOST_BYTES = 20_000_000
export const MOST_PIXELS = 50_000_000
/** The limit for an animation as a whole. Sharp decodes 268 million and then fails. */
const MOST_FRAME_PIXELS = 250_000_000
/** The entry of EXIF that holds a latitude, in both orders of bytes: tag 2, of 3 fractions. */
const LATITUDES = ['0200050003000000', '0002000500000003'].map((entry) => Buffer.from(entry, 'hex'))
const PICTURES: (FileKind | undefined)[] = ['svg', 'png', 'jpeg', 'webp', 'avif', 'gif']

/** Says what is wrong with a picture, if anything. @param path from `/`, as the content names it. */
export function pictureMistake(path: string) {
  const wanted = `; ${wantedBy(picture)}`
  const file = `public${path}`
  const mistake = fileMistake(path, wanted)
  if (mistake) return mistake
  const kind = kindOf(path)
  if (!PICTURES.includes(kind))
    return `${file} is not a picture${kind ? `, it is ${kind} inside` : ''}${wanted}`
  // The build decides by the file name whether it resizes a picture.
  if ((kind === 'svg') !== file.endsWith('.svg'))
    return `${file} is ${kind} inside; wanted a name that ends in the same way, for example "/portrait.${kind}"`
  if (isDrawing(path) && !/<svg\b[^>]*\sid="drawing"/.test(readFileSync(file, 'utf8')))
    return `the root of ${file} has no id="drawing", so nothing would show; add it, or put the file into another folder, where it keeps its own colours`
  if (kind === 'svg' && !pictureSize(path))
    return `${file} does not say how wide and high it is, so no page could keep room for it; add both as viewBox="0 0 800 450" to its first tag, <svg>`
}

/** Says what is wrong with a video, if anything. Its file name tells browsers the kind. */
export function videoMistake(path: string) {
  const wanted = ' — wanted a video under public/, for example /shots/board.webm'
  const mistake = fileMistake(path, wanted)
  if (mistake || path.endsWith(`.${kindOf(path)}`)) return mistake
  return `public${path} is ${kindOf(path) ?? 'no video'} inside${wanted}`
}

/** Says what is wrong with the CV, if anything. */
export function cvMistake(path: string) {
  const [isPrinted, language] = /^\/cv(?:-(.+))?\.pdf$/.exec(path) ?? []
  const command = `npm run cv${language ? ` -- --language ${language}` : ''}`
  const mistake = fileMistake(path, isPrinted ? ` yet; run "${command}", which prints it` : '')
  if (mistake || !/\.pdf$/i.test(path) || kindOf(path) === 'pdf') return mistake
  return `public${path} is ${kindOf(path) ?? 'no PDF'} inside; wanted a PDF, which "npm run cv" prints`
}

/** Says why a file under `public/` cannot be shown, if its name or its first bytes show that. @param wanted follows if it is missing. */
export function fileMistake(path: string, wanted: string) {
  if (!path.startsWith('/') || posix.normalize(path) !== path || !isPublicFile(path))
    return missingFile(path, wanted)
  const kind = kindOf(path)
  const cause = kind && UNUSABLE[kind]
  return cause && `public${path} ${cause}`
}

/** Reads only the beginning of the file, because a video may be large. */
const kindOf = keepUntilChanged((path) => {
  const bytes = Buffer.alloc(BEGINNING_BYTES)
  const file = openSync(path, 'r')
  const length = readSync(file, bytes, 0, BEGINNING_BYTES, 0)
  closeSync(file)
  return fileKind(bytes.subarray(0, length))
})

/** Kinds of files that no browser can show, whatever their names say. */
const UNUSABLE: Partial<Record<FileKind, string>> = {
  empty: 'is empty, it has 0 bytes; copy or export it again',
  'Git LFS pointer':
    'is a Git LFS pointer, which stands in for the file; run "git lfs install" and "git lfs pull", also where the site is built',
  heic: 'is HEIC inside, which most browsers do not show; export it as JPEG, and name it .jpg',
}

function missingFile(path: string, wanted: string) {
  const there = path.startsWith('/') ? `there is no public${path}` : 'an address of this site begins with /'
  const similar = similarTo(path)
  if (!similar) return posix.join('/', path) === path ? there + wanted : wanted.replace(/^\W+/, '')
  const isOtherForm = similar !== path && similar.normalize() === path.normalize()
  return isOtherForm
    ? `${there} in this form: its letters look the same, but the file has them in another form of Unicode; rename the file, for example with letters from a to z`
    : `${there} — wanted ${show(similar)}, as the file is called`
}

/** Finds the file under `public/` that is probably meant. */
function similarTo(path: string) {
  // The path may begin at `public/`, at the project, or at the text.
  const fromTop = path.replace(/^(?:\.{0,2}\/)*(?:public\/)?/, '/')
  const inLatin1 = fromTop.replace(/%([\da-f]{2})/gi, (_, hex) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return [fromTop, inLatin1, linkedPath(fromTop)].map(similarFile).find((file) => file && isPublicFile(file))
}

/** Finds pictures that a build could not resize, or should not publish. @param content without other mistakes. */
export async function findBadPictures(content: object): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { address, ...place } of usedAddresses(content, 'picture')) {
    const message = await decodingMistake(`public${address}`)
    if (message) findings.push({ ...place, text: `${place.text} — ${message}` })
  }
  return findings
}

async function decodingMistake(file: string) {
  const bytes = statSync(file).size
  try {
    const { default: sharp } = await import('sharp') // late, because the development server needs only the checks above
    const picture = sharp(file, { limitInputPixels: false })
    const { width, height, pages = 1, exif, xmp } = await picture.metadata()
    if (LATITUDES.some((entry) => exif?.includes(entry)) || xmp?.includes('GPSLatitude'))
      return `the file says where it was taken, and visitors get it; run npm run picture -- ${JSON.stringify(file)}, which takes that out and turns the pixels themselves`
    const pixels = width * height
    if (bytes > MOST_BYTES || pixels > MOST_PIXELS)
      return `${Math.round(bytes / 1_000_000)} MB, ${width} × ${height} pixels; wanted at most ${MOST_BYTES / 1_000_000} MB and ${MOST_PIXELS / 1_000_000} million pixels`
    if (pixels * pages > MOST_FRAME_PIXELS)
      return `${pages} frames of ${width} × ${height} pixels; wanted at most ${Math.floor(MOST_FRAME_PIXELS / pixels)} frames of this size`
    // Metadata needs only the beginning of the file. This reads the rest, which may be damaged.
    await picture.resize(8).toBuffer()
    if (pictureSize(file.slice('public'.length))) return undefined
  } catch {}
  return 'the file is damaged; wanted one that opens'
}

import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { show } from '@/app/_findings/printable'
import { type FileKind, kindOf } from '@/app/_untrusted/file-kind'
import { isBesideText, isDrawing, isVideoFile, pictureFile } from '@/components/files/picture-file'
import { isPublicFile, similarFile } from '@/components/files/public-file'
import { linkedPath } from '@/components/text/addresses'
import { wantedBy } from '@/content/schema/field-types'
import { PICTURE_KINDS, picture } from '@/content/schema/shared-fields'

const UNUSABLE: Partial<Record<FileKind, string>> = {
  empty: 'is empty, it has 0 bytes; copy or export it again',
  'Git LFS pointer':
    'is a Git LFS pointer, which stands in for the file; run "git lfs install" and "git lfs pull", also where the site is built',
}

/** Says what is wrong with the name or the bytes of a picture. @param path is from `/`, as the content names it. */
export function pictureMistake(path: string) {
  const mistake = fileMistake(path, wantedBy(picture), PICTURE_KINDS)
  if (mistake) return mistake
  const file = pictureFile(path)
  const kind = kindOf(file)
  // The build resizes each picture whose name does not end in `.svg`.
  if ((kind === 'svg') !== file.endsWith('.svg'))
    return `${file} is ${kind} inside; wanted a name that ends in the same way, for example "/portrait.${kind}"`
  if (kind !== 'svg') return undefined
  const svg = readFileSync(file, 'utf8').replace(/<!--.*?-->/gs, '')
  const [root = ''] = /<svg\b(?:"[^"]*"|'[^']*'|[^>"'])*>/.exec(svg) ?? []
  if (isDrawing(path) && !/\sid\s*=\s*["']drawing["']/.test(root))
    return `the root of ${file} has no id="drawing", so nothing would show; add it, or put the file into another folder, where it keeps its own colours`
  if (!/\sxmlns\s*=/.test(root))
    return `${file} does not say that it is an SVG, so browsers show nothing; add xmlns="http://www.w3.org/2000/svg" to its first tag, <svg>`
}

/** Accepts a video, too, because a text writes videos and pictures in the same way. */
export function mediaMistake(path: string) {
  if (!isVideoFile(path)) return pictureMistake(path)
  const kind = extname(path).slice(1).toLowerCase()
  return fileMistake(path, 'wanted a video that ends in .mp4 or .webm', [kind])
}

export function fileMistake(path: string, wanted = '', kinds?: readonly string[]) {
  // `picturePath` has already found the file of a picture beside a text.
  if (!isBesideText(path) && !isPublicFile(path)) return missingFile(path, wanted)
  const file = pictureFile(path)
  const kind = kindOf(file)
  const cause = kind && UNUSABLE[kind]
  if (cause) return `${file} ${cause}`
  if (kinds && !kinds.includes(String(kind)))
    return `${file} is ${kind ? `${kind} inside` : 'of another kind'}; ${wanted}`
}

function missingFile(path: string, wanted: string) {
  const there = path.startsWith('/') ? `there is no public${path}` : 'an address of this site begins with /'
  // An owner may write the path as seen from `public/`, from the folder of the site, or from the text.
  const similar = similarFile(linkedPath(path.replace(/^(?:\.{0,2}\/)*(?:public\/)?/, '/')))
  if (!similar || !isPublicFile(similar)) return `${there}; ${wanted}`
  return `${there} — wanted ${show(similar)}, as the file is called; rename it if that looks the same`
}

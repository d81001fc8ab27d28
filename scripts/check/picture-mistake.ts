import { readFileSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { isDrawing } from '@/components/ui/drawing'

/** How a file of each format begins, with its bytes read as Latin-1. */
const PICTURES = {
  svg: /^(\xef\xbb\xbf)?\s*(<\?xml[^>]*>|<!doctype svg[^>[]*(\[[^\]]*\])?\s*>|<!--(?:(?!-->).)*-->|\s)*<svg\b/is,
  png: /^\x89PNG\r\n/,
  jpeg: /^\xff\xd8\xff/,
  webp: /^RIFF.{4}WEBP/s,
  avif: /^.{4}ftyp.{0,24}avi[fs]/s,
  gif: /^GIF8/,
}
const BEGINNING_BYTES = 16_384

/** What is wrong with a picture, if anything. @param path from `/`, as the content names it. @param root of the repository. */
export function pictureMistake(path: unknown, root = '.') {
  const wanted = `wanted a picture under public/ (${Object.keys(PICTURES).join(', ')}), for example "/portrait.svg"`
  if (typeof path !== 'string' || !/^\/[^\0]+$/.test(path) || posix.normalize(path) !== path) return wanted
  const file = `public${path}`
  if (!statSync(join(root, file), { throwIfNoEntry: false })?.isFile())
    return `there is no ${file}; ${wanted}`
  const kind = pictureKind(join(root, file))
  if (!kind) return `${file} is not a picture; ${wanted}`
  // The build decides by the file name whether it resizes a picture.
  if ((kind === 'svg') !== file.endsWith('.svg')) {
    return `${file} is ${kind} inside; wanted a name that ends in the same way, for example "/portrait.${kind}"`
  }
  if (isDrawing(path) && !/<svg\b[^>]*\sid="drawing"/.test(readFileSync(join(root, file), 'utf8'))) {
    return `the root of ${file} has no id="drawing", so nothing would show; add it, or put the file into another folder, where it keeps its own colours`
  }
}

/** Reads the beginning of the file, because its name may be wrong. */
function pictureKind(file: string) {
  const beginning = readFileSync(file).toString('latin1', 0, BEGINNING_BYTES)
  return Object.entries(PICTURES).find(([, signature]) => signature.test(beginning))?.[0]
}

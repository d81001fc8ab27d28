import { readFileSync } from 'node:fs'
import { fileMistake, kindOf } from '@/app/_check/file-mistake'
import { pictureFile } from '@/components/content/picture-file'
import { isDrawing } from '@/components/content/picture-kind'
import { wantedBy } from '@/content/schema/field-types'
import { picture } from '@/content/schema/shared-fields'

const FORMATS = ['svg', 'png', 'jpeg', 'webp', 'avif', 'gif']

/** Says what is wrong with a picture, if its name or its text shows that. @param path from `/`, as the content names it. */
export function pictureMistake(path: string) {
  const mistake = fileMistake(path, wantedBy(picture), FORMATS)
  if (mistake) return mistake
  const file = pictureFile(path)
  const kind = kindOf(file)
  // The build decides by the file name whether it resizes a picture.
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

import { readFileSync } from 'node:fs'
import { fileMistake, kindOf } from '@/app/_check/file-mistake'
import { isDrawing } from '@/components/content/picture-kind'
import { pictureSize } from '@/components/content/picture-size'
import { wantedBy } from '@/content/schema/field-types'
import { picture } from '@/content/schema/shared-fields'

const FORMATS = ['svg', 'png', 'jpeg', 'webp', 'avif', 'gif']

/** Says what is wrong with a picture, if its name or its text shows that. @param path from `/`, as the content names it. */
export function pictureMistake(path: string, wanted = wantedBy(picture)) {
  const mistake = fileMistake(path, wanted, FORMATS)
  if (mistake) return mistake
  const file = `public${path}`
  const kind = kindOf(file)
  // The build decides by the file name whether it resizes a picture.
  if ((kind === 'svg') !== file.endsWith('.svg'))
    return `${file} is ${kind} inside; wanted a name that ends in the same way, for example "/portrait.${kind}"`
  if (isDrawing(path) && !/<svg\b[^>]*\sid="drawing"/.test(readFileSync(file, 'utf8')))
    return `the root of ${file} has no id="drawing", so nothing would show; add it, or put the file into another folder, where it keeps its own colours`
  if (kind === 'svg' && !pictureSize(path))
    return `${file} does not say how wide and high it is, so no page could keep room for it; add both as viewBox="0 0 800 450" to its first tag, <svg>`
}

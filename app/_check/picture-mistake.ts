import { readFileSync } from 'node:fs'
import { fileMistake, kindOf } from '@/app/_check/file-mistake'
import { pictureFile } from '@/components/content/picture-file'
import { isDrawing } from '@/components/content/picture-kind'
import { wantedBy } from '@/content/schema/field-types'
import { picture } from '@/content/schema/shared-fields'

const FORMATS = ['svg', 'png', 'jpeg', 'webp', 'avif', 'gif']

/** Says what is wrong with a picture, if its name or its text shows that. @param path from `/`, as the content names it. */
export function pictureMistake(path: string, wanted = wantedBy(picture)) {
  const mistake = fileMistake(path, wanted, FORMATS)
  if (mistake) return mistake
  const file = pictureFile(path)
  const kind = kindOf(file)
  // The build decides by the file name whether it resizes a picture.
  if ((kind === 'svg') !== file.endsWith('.svg'))
    return `${file} is ${kind} inside; wanted a name that ends in the same way, for example "/portrait.${kind}"`
  if (kind !== 'svg') return undefined
  const { id, xmlns, viewBox, width = '%', height = '%' } = rootOf(readFileSync(file, 'utf8'))
  if (isDrawing(path) && id !== 'drawing')
    return `the root of ${file} has no id="drawing", so nothing would show; add it, or put the file into another folder, where it keeps its own colours`
  if (!xmlns)
    return `${file} does not say that it is an SVG, so browsers show nothing; add xmlns="http://www.w3.org/2000/svg" to its first tag, <svg>`
  if (!viewBox && (width + height).includes('%'))
    return `${file} does not say how wide and high it is, so no page could keep room for it; add both as viewBox="0 0 800 450" to its first tag, <svg>`
}

/** Reads the attributes of the first tag of an SVG. */
function rootOf(svg: string): NodeJS.Dict<string> {
  const [root = ''] = /<svg\b(?:"[^"]*"|'[^']*'|[^>"'])*>/.exec(svg.replace(/<!--.*?-->/gs, '')) ?? []
  const attributes = root.matchAll(/\s([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)
  return Object.fromEntries(Array.from(attributes, ([, name, ...values]) => [name, values.join('')]))
}

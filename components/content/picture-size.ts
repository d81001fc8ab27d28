import { readFileSync } from 'node:fs'
import { imageSize } from 'image-size'
import { outsideRender } from '@/components/content/outside-render'
import { isPhoto } from '@/components/content/picture-kind'

/** In pixels, as browsers show it, or undefined if the file does not say. Of an SVG, only the ratio counts. @param path below `public/`. */
export function pictureSize(path: string) {
  return outsideRender(readSize, path)
}

function readSize(path: string): [across: number, down: number] | undefined {
  try {
    const file = readFileSync(`public${path}`)
    const { width, height, orientation = 1 } = imageSize(isPhoto(path) ? file : rootOf(String(file)))
    if (!(width > 0 && height > 0)) return undefined
    // A camera that was held upright says so in the file, and browsers turn the picture.
    return orientation > 4 ? [height, width] : [width, height]
  } catch {
    return undefined // the check says what is wrong with the file
  }
}

/** Writes the root of an SVG in the only form that `image-size` reads: no commas, and in the first kilobyte of the file. */
function rootOf(svg: string) {
  const [root = ''] = /<svg\b(?:"[^"]*"|'[^']*'|[^>"'])*>/.exec(svg.replace(/<!--.*?-->/gs, '')) ?? []
  const attributes = root
    .replace(/[\s,]+/g, ' ')
    .matchAll(/ ([\w:.-]+) ?= ?(?:" ?([^"]*?) ?"|' ?([^']*?) ?')/g)
  const sizes = Array.from(attributes, ([, name, ...texts]) => `${name}="${texts.join('')}"`)
  return Buffer.from(`<svg ${sizes.filter((size) => /^(width|height|viewBox)=/.test(size)).join(' ')}>`)
}

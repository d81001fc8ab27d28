import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { colorToken } from '@/app/_metadata/color-token'
import type { Owner } from '@/content/schema/owner'

/** Chromium prints the variable typefaces of the site without their names, and viewers draw them unevenly. */
const TYPEFACES = ['@fontsource/geist/400.css', '@fontsource/geist/600.css', '@fontsource/geist-mono/400.css']

/** Puts the colours of the light theme and the typefaces into the styles, because the page has no address to load files from. */
export function cvStyles({ hue }: Owner) {
  const declare = (name: string) => `--${name}: ${colorToken('light', name, hue)};`
  const colors = ['foreground', 'muted', 'primary'].map(declare)
  return `:root { ${colors.join(' ')} } ${TYPEFACES.map(typeface).join('')} ${readFileSync('scripts/cv/cv.css', 'utf8')}`
}

/** Inlines the files of a typeface. @param path of its stylesheet in a package. */
function typeface(path: string) {
  const stylesheet = require.resolve(path)
  return readFileSync(stylesheet, 'utf8').replace(/url\((\S+\.woff2)\)/g, (_, file) => {
    return `url(data:font/woff2;base64,${readFileSync(resolve(dirname(stylesheet), file), 'base64')})`
  })
}

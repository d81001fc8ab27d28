import { readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'

/** Reads a stylesheet of the build, and puts the basic letters of the typefaces into it. @param href as a page names it. */
export function readStylesheet(href: string, basePath: string) {
  const address = href.slice(basePath.length).replace(/\?.*/, '')
  const file = decodeURI(address).replace(/^\/_next/, '.next')
  return readFileSync(file, 'utf8').replace(/url\((\.\.\/[^)]+)\)/g, (_, relative: string) =>
    relative.includes('basic')
      ? `url(data:font/woff2;base64,${readFileSync(join(dirname(file), relative), 'base64')})`
      : `url(${posix.join(basePath, posix.dirname(address), relative)})`,
  )
}

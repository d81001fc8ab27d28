import { readdirSync, readFileSync } from 'node:fs'

export type OwnerSite = {
  /** With the base path, without a slash at the end. */
  url: string
  /** With the `content/` that the site was built from. */
  folder: string
}

/** The address of a page. @param path from `/`. */
export function address(site: OwnerSite, path: string) {
  return path === '/' ? site.url : site.url + path
}

/** The path under `public/` of a file or of the photo from which the build made it. */
export function publicPathOf(site: OwnerSite, source: string) {
  const path = decodeURIComponent(source.slice(site.url.length))
  return path.replace(/^\/_resized\/\d+(.+)\.webp$/, '$1')
}

/** Finds where the owner wrote a text, as `content/owner.ts:12`. */
export function findInContent({ folder }: OwnerSite, text: string) {
  const part = text.trim().split(/['"\\\n]/)[0]
  const files = readdirSync(`${folder}/content`, { recursive: true, encoding: 'utf8' })
  for (const file of part ? files.filter((name) => /^(?!schema).*\.(ts|mdx?)$/.test(name)) : []) {
    const lines = readFileSync(`${folder}/content/${file}`, 'utf8').split('\n')
    const index = lines.findIndex((line) => line.includes(part ?? ''))
    if (index >= 0) return `content/${file}:${index + 1}`
  }
  return 'content/ or components/'
}

import { readdirSync, readFileSync } from 'node:fs'

export type OwnerSite = {
  /** With the base path, without a slash at the end. */
  url: string
  /** With the `content/` that the site was built from. */
  folder: string
}

/** What is wrong with a page. The file and the line are known if the owner wrote the cause there. */
export type PageFault = { text: string; file?: string; line?: number }

/** @param path from `/`. */
export function pageUrl(site: OwnerSite, path: string) {
  return path === '/' ? site.url : site.url + path
}

/** The path under `public/` of a file, or of the photo from which the build made it. */
export function ownFile(site: OwnerSite, url: string) {
  const path = decodeURIComponent(url.slice(site.url.length))
  return path.replace(/^\/_resized\/\d+(.+)\.webp$/, '$1')
}

/** Finds where the owner wrote the cause of a fault. @param message to which that place is added, such as `content/owner.ts:12`. */
export function faultInContent({ folder }: OwnerSite, cause: string, message: string): PageFault {
  const part = cause.trim().split(/['"\\\n]/)[0]
  const names = readdirSync(`${folder}/content`, { recursive: true, encoding: 'utf8' })
  for (const name of part ? names.filter((one) => /^(?!schema).*\.(ts|mdx?)$/.test(one)) : []) {
    const file = `content/${name}`
    const lines = readFileSync(`${folder}/${file}`, 'utf8').split('\n')
    const line = lines.findIndex((text) => text.includes(part ?? '')) + 1
    if (line > 0) return { text: `${message} ${file}:${line}`, file, line }
  }
  return { text: `${message} content/ or components/` }
}

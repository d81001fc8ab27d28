import { existsSync } from 'node:fs'
import { posix } from 'node:path'
import type { Finding } from '@/app/_findings/finding'
import { contents } from '@/components/content/content'
import { isFolder, pathsIn, withoutLeftovers } from '@/components/files/folder'
import { ARTICLE_FILE, ARTICLE_FOLDERS, ARTICLE_SECTIONS, folderOf } from '@/content/schema/article-folders'
import { LANGUAGE_FILES, SITE_FILES } from '@/content/schema/pages'

const RENDER = 'render it to Markdown: quarto render --to gfm, or jupyter nbconvert --to markdown'
const REMEDIES: [ending: RegExp, remedy: string][] = [
  [/\.(qmd|rmd|ipynb)$/i, RENDER],
  [/\.(bak|orig|old|tmp)$/i, 'delete it'],
]
const INSTEAD: Record<string, string> = {
  '/robots.txt': 'set NOINDEX=1 to keep search engines away',
  '/favicon.ico': 'draw public/drawings/icon.svg',
  '/icon.svg': 'draw public/drawings/icon.svg',
}
const BESIDE_A_TEXT = /\.(?:svg|png|jpe?g|webp|avif|hei[cf]|gif|mp4|webm)$/i

export function findStrayFiles(): Finding[] {
  const languages = contents.map(({ base }) => `content${base}`)
  const sections = contents.flatMap(({ base }) => ARTICLE_SECTIONS.map((path) => `${folderOf(path, base)}/`))
  const stray = withoutLeftovers(pathsIn('content', true)).flatMap((file) => {
    if (isFolder(file) || file.startsWith('content/schema/') || /(?:^|\/)readme\.[^/]*$/i.test(file))
      return []
    const isText = ARTICLE_FILE.test(file)
    if (sections.some((section) => file.startsWith(section)))
      return isText || BESIDE_A_TEXT.test(file) ? [] : file
    const folder = posix.dirname(file)
    if (!languages.includes(folder)) return folder
    return isText ? file : []
  })
  const folders = Object.values(ARTICLE_FOLDERS).join(', ')
  const text = `it shows nowhere; wanted texts that end in .md, .mdx or .markdown in ${folders}, a language in a folder such as content/de or content/pt-BR, and other files in public/`
  return [...new Set(stray)].map((file) => {
    const [, remedy] = REMEDIES.find(([ending]) => ending.test(file)) ?? []
    return { path: [file], text: remedy ? `it shows nowhere; ${remedy}` : text }
  })
}

/** Lists the addresses of the files that the site makes itself. */
export function madeFiles() {
  return [...contents.flatMap(({ base }) => LANGUAGE_FILES.map((path) => base + path)), ...SITE_FILES]
}

/** Finds files of `public/` at an address that the site answers itself. The host decides which of both shows. */
export function findTakenAddresses(): Finding[] {
  const paths = madeFiles().filter((path) => existsSync(`public${path}`))
  return paths.map((path) => {
    const text = `the site makes ${path} itself; delete this file, and ${INSTEAD[path] ?? 'change content/'}`
    return { path: [`public${path}`], text }
  })
}

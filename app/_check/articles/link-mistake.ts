import { posix } from 'node:path'
import { publishedArticles } from '@/app/_check/articles/all-articles'
import { checkFile } from '@/app/_check/articles/check-markdown'
import { fileMistake } from '@/app/_check/file-mistake'
import { previewPath } from '@/app/_metadata/preview-texts'
import { decodedPath, linkedPath, localizedPath } from '@/components/content/addresses'
import type { ArticleFile } from '@/components/content/article-files'
import { contents } from '@/components/content/content'
import { isPublicFile } from '@/components/content/public-file'
import { sheetsOf } from '@/components/layout/sheets'
import { filesOf } from '@/components/layout/site-addresses'
import { isLink } from '@/content/schema/links'
import { SITE_FILES } from '@/content/schema/pages'

/** Maps each address to which a link may lead to its text, if it has one. */
export type Addresses = Map<string, ArticleFile | undefined>

export function siteAddresses(): Addresses {
  const articles = publishedArticles().map((one) => [one.href, one] as const)
  const pages = contents.flatMap((one) => sheetsOf(one).map(({ href }) => localizedPath(one.base, href)))
  const files = contents.flatMap((one) => filesOf(one).map((path) => one.base + path))
  const previews = [...pages, ...articles.map(([href]) => href)].map(previewPath)
  const avatar = pages.includes('/github') ? ['/github/avatar'] : []
  const others = [...pages, ...files, ...SITE_FILES, ...previews, ...avatar]
  return new Map([...others.map((address) => [address, undefined] as const), ...articles])
}

/** Says what is wrong with a link in a text, if anything. */
export function linkMistake(url: string, text: ArticleFile, addresses: Addresses) {
  const [, anchor = ''] = url.split(/#(.*)/s)
  if (url.startsWith('#')) return anchorMistake(anchor, text)
  if (/^\/(?!\/)/.test(url)) {
    const path = linkedPath(url)
    // An address without a language leads to the page in this one.
    const known = [localizedPath(text.base, path), path].find((one) => addresses.has(one))
    if (known === undefined) return unknownMistake(path, addresses)
    const target = addresses.get(known)
    return target && anchor ? anchorMistake(anchor, target) : undefined
  }
  if (isLink(url) || /^(mailto|tel):\S+$/.test(url)) return undefined
  const file = posix.join(text.folder, linkedPath(url))
  const [meant] = [...addresses].find(([, one]) => one?.file === file) ?? []
  if (meant) return `the site has no such page — wanted ${meant}`
  return 'wanted an https address that others can reach, or one that begins with mailto:, tel:, / or #; put any other into code'
}

function anchorMistake(anchor: string, text: ArticleFile) {
  const { anchors } = checkFile(text)
  if (anchors.has(decodedPath(anchor))) return undefined
  const known = Array.from(anchors, (one) => `#${one}`).join(', ')
  return `no heading has this name — wanted ${known ? `one of ${known}` : 'a heading'}`
}

function unknownMistake(path: string, addresses: Addresses) {
  if (isPublicFile(path)) return fileMistake(path)
  // Many other sites end their addresses with a slash, and editors link files.
  const plain = path.replace(/\/+$|\.mdx?$/, '')
  const [meant] = contents.map(({ base }) => localizedPath(base, plain)).filter((one) => addresses.has(one))
  const where = plain === path ? ' in this language' : ''
  if (meant) return `the site has no such page${where} — wanted ${meant}`
  const wanted = 'wanted a page, such as /project, or a file under public/'
  return /\.\w+$/.test(path) ? fileMistake(path, wanted) : `the site has no such page or file — ${wanted}`
}

import { checkFile, publishedArticles } from '@/app/_check/articles/article-files'
import { fileMistake } from '@/app/_check/pictures'
import { contents } from '@/components/content/content'
import { isPublicFile } from '@/components/content/public-file'
import { decodedPath, linkedPath, pagePath } from '@/components/content/public-path'
import { filesOf, previewPath, sheetsOf } from '@/components/layout/sheets'
import { isLink } from '@/content/schema/links'
import { SITE_FILES } from '@/content/schema/pages'

/** Maps each address to which a link may lead to the file of its text, if it has one. */
export type Addresses = Map<string, string | undefined>

export function siteAddresses(): Addresses {
  const articles = publishedArticles().map(({ href, file }) => [href, file] as const)
  const pages = contents.flatMap((content) =>
    sheetsOf(content).map(({ href }) => pagePath(content.base, href)),
  )
  const files = contents.flatMap((content) => filesOf(content).map((path) => content.base + path))
  const previews = [...pages, ...articles.map(([href]) => href)].map(previewPath)
  const avatar = pages.includes('/github') ? ['/github/avatar'] : []
  const others = [...pages, ...files, ...SITE_FILES, ...previews, ...avatar]
  return new Map([...others.map((address) => [address, undefined] as const), ...articles])
}

/** Says what is wrong with a link, if anything. @param base of the language of the text. @param anchors of the text itself. */
export function linkMistake(url: string, anchors: Set<string>, base: string, addresses: Addresses) {
  if (url.startsWith('#')) return anchorMistake(decodedPath(url).slice(1), anchors)
  if (/^\/(?!\/)/.test(url)) return pathMistake(url, base, addresses)
  if (!isLink(url) && !/^(mailto|tel):\S+$/.test(url))
    return 'wanted an address that begins with https://, mailto:, tel:, / or #'
}

function anchorMistake(anchor: string, anchors: Set<string>) {
  if (anchors.has(anchor)) return undefined
  const known = [...anchors].map((one) => `#${one}`).join(', ')
  return `no heading has this name — wanted one of ${known || 'a heading'}`
}

function pathMistake(url: string, base: string, addresses: Addresses) {
  const path = linkedPath(url)
  // An address without a language leads to the page in this one.
  const known = [pagePath(base, path), path].find((one) => addresses.has(one))
  if (known === undefined) return unknownMistake(path, addresses)
  const file = addresses.get(known)
  const anchor = decodedPath(/#(.*)/s.exec(url)?.[1] ?? '')
  if (file && anchor && !checkFile(file).anchors.has(anchor)) return 'no heading there has this name'
}

function unknownMistake(path: string, addresses: Addresses) {
  const elsewhere = contents.map(({ base }) => pagePath(base, path)).find((one) => addresses.has(one))
  if (elsewhere) return `the site has no such page in this language — wanted ${elsewhere}`
  const wanted = 'wanted a page, such as /project, or a file under public/'
  return isPublicFile(path) || /\.\w+$/.test(path)
    ? fileMistake(path, ` — ${wanted}`)
    : `the site has no such page or file — ${wanted}`
}

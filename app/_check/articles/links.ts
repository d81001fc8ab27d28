import { publishedArticles } from '@/app/_check/articles/all-articles'
import { checkFile } from '@/app/_check/articles/check-markdown'
import type { Finding } from '@/app/_check/finding'
import { show } from '@/app/_check/printable'
import { fileMistake } from '@/app/_check/public-files'
import { previewPath } from '@/app/_metadata/preview-texts'
import { decodedPath, linkedPath, localizedPath, normalizedAlias } from '@/components/content/addresses'
import type { ArticleFile } from '@/components/content/article-files'
import { contents } from '@/components/content/content'
import { readMarkdown } from '@/components/content/front-matter'
import { isPublicFile } from '@/components/content/public-file'
import { sheetsOf } from '@/components/layout/sheets'
import { filesOf } from '@/components/layout/site-addresses'
import { isLink } from '@/content/schema/links'
import { ADDRESSES, SITE_FILES } from '@/content/schema/pages'

/** Maps each address to which a link may lead to the file of its text, if it has one. */
type Addresses = Map<string, string | undefined>

export function siteAddresses(): Addresses {
  const articles = publishedArticles().map(({ href, file }) => [href, file] as const)
  const pages = contents.flatMap((one) => sheetsOf(one).map(({ href }) => localizedPath(one.base, href)))
  const files = contents.flatMap((one) => filesOf(one).map((path) => one.base + path))
  const previews = [...pages, ...articles.map(([href]) => href)].map(previewPath)
  const avatar = pages.includes('/github') ? ['/github/avatar'] : []
  const others = [...pages, ...files, ...SITE_FILES, ...previews, ...avatar]
  return new Map([...others.map((address) => [address, undefined] as const), ...articles])
}

/** Says what is wrong with a link in a text, if anything. */
export function linkMistake(url: string, { file, base }: ArticleFile, addresses: Addresses) {
  const [, anchor = ''] = url.split(/#(.*)/s)
  if (url.startsWith('#')) return anchorMistake(anchor, file)
  if (/^\/(?!\/)/.test(url)) {
    const path = linkedPath(url)
    // An address without a language leads to the page in this one.
    const known = [localizedPath(base, path), path].find((one) => addresses.has(one))
    if (known === undefined) return unknownMistake(path, addresses)
    const target = addresses.get(known)
    return target && anchor ? anchorMistake(anchor, target) : undefined
  }
  if (!isLink(url) && !/^(mailto|tel):\S+$/.test(url))
    return 'wanted an address that begins with https://, mailto:, tel:, / or #'
}

function anchorMistake(anchor: string, file: string) {
  const { anchors } = checkFile(file)
  if (anchors.has(decodedPath(anchor))) return undefined
  const known = Array.from(anchors, (one) => `#${one}`).join(', ')
  return `no heading has this name — wanted one of ${known || 'a heading'}`
}

function unknownMistake(path: string, addresses: Addresses) {
  const elsewhere = contents.map(({ base }) => localizedPath(base, path)).find((one) => addresses.has(one))
  if (elsewhere) return `the site has no such page in this language — wanted ${elsewhere}`
  const wanted = 'wanted a page, such as /project, or a file under public/'
  return isPublicFile(path) || /\.\w+$/.test(path)
    ? fileMistake(path, wanted)
    : `the site has no such page or file — ${wanted}`
}

/** Finds old addresses that cannot lead to their text. */
export function aliasMistakes(files: ArticleFile[], addresses: Addresses): Finding[] {
  const own = contents.flatMap(({ base }) => ADDRESSES.map((address) => localizedPath(base, address)))
  const known = new Map<string, string>()
  return files.flatMap(({ file }) =>
    readMarkdown(file).fields.flatMap(({ line, source, values = {} }) =>
      [values.aliases ?? []].flat().flatMap((alias) => {
        const path = normalizedAlias(String(alias))
        const above = known.get(path)
        known.set(path, file)
        const isOwn = addresses.has(path) || own.includes(path) || isPublicFile(path)
        const flaw = above ? `it is in ${above} already` : isOwn && 'the site has something there'
        const lines = source.split('\n').map((text) => text.split(/[\s,'"[\]]+/))
        const at = lines.findLastIndex((words) => words.includes(String(alias)))
        const text = `alias ${show(alias)}: ${flaw} — delete it, or write another one`
        return flaw ? [{ path: [file], line: line + Math.max(at, 0), text }] : []
      }),
    ),
  )
}

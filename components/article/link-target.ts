import { posix } from 'node:path'
import { resolvedFile } from '@/components/article/picture-path'
import { readArticle } from '@/components/content/article-files'
import { type Article, hasFeed, pagesIn, storiesAndNotesIn } from '@/components/content/article-lists'
import { contentIn, contents } from '@/components/content/content'
import { keepByContent } from '@/components/content/keep-by-content'
import { isPublicFile } from '@/components/files/public-file'
import { addressesOf, previewPath } from '@/components/layout/sheets'
import { decodedPath, encodedPath, isRemote, localizedPath } from '@/components/text/addresses'
import { LANGUAGE_FILES, SITE_FILES } from '@/content/schema/pages'

export type LinkingArticle = Pick<Article, 'file' | 'href' | 'language'>

/** A target without an address leads nowhere. Its flaw says the reason, or names the fragment that its page lacks. */
type Target = { href?: string; flaw?: string }

/** Returns the address of a page here, the path of a file, or an address elsewhere. */
export function linkTarget(url: string, article: LinkingArticle): Target {
  if (url.startsWith('//')) return linkTarget(`https:${url}`, article)
  if (isRemote(url)) return URL.canParse(url) ? { href: url } : { flaw: 'no browser can open this address' }
  const [, written = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? []
  if (!written) return fragmentTarget(article, suffix)
  const path = posix.resolve(posix.dirname(article.href), decodedPath(written))
  const file = resolvedFile(decodedPath(written), article)
  const textByAddress = siteAddresses(contentIn())
  const address = addressFor(path.normalize('NFC'), article.language, textByAddress)
  const text = address ? textByAddress.get(address) : textIn(file.normalize('NFC'), textByAddress)
  const isOnThisPage = text?.file === article.file && suffix !== ''
  if (text) return fragmentTarget(text, suffix, isOnThisPage ? '' : text.href)
  if (address) return { href: encodeURI(address) + suffix }
  const published = [path, file.replace(/^public/, '')].find(isPublicFile)
  return published ? { href: encodedPath(published) + suffix } : { flaw: 'the site has no such page or file' }
}

/** Finds the address of a path. A path that names no language is tried in that of the text, then in the others. */
function addressFor(path: string, language: string, textByAddress: ReadonlyMap<string, unknown>) {
  const withoutEnding = path.replace(/(?:\/index)?(?:\.html?|\.mdx?)?$/, '') || '/'
  const bases = [contentIn(language), ...contents].map(({ base }) => base)
  return [path, withoutEnding]
    .flatMap((wanted) => [...bases.map((base) => localizedPath(base, wanted)), wanted])
    .find((address) => textByAddress.has(address))
}

/** Finds the text in a file. The link may leave out its ending, or compose its accents differently. */
function textIn(file: string, textByAddress: ReadonlyMap<string, Article | undefined>) {
  const files = ['', '.md', '.mdx', '/index.md', '/README.md'].map((ending) => file + ending)
  return [...textByAddress.values()].find((text) => text && files.includes(text.file.normalize('NFC')))
}

/** Maps each address of all languages to its text. Pages of code and files have no text. The content is only the key. */
export const siteAddresses = keepByContent(() => {
  const texts = contents.flatMap((content) => [...storiesAndNotesIn(content), ...pagesIn(content)])
  const pages = contents.flatMap(addressesOf)
  const files = contents.flatMap((content) => {
    const paths = LANGUAGE_FILES.filter((path) => path !== '/feed.xml' || hasFeed(content))
    return paths.map((path) => content.base + path)
  })
  const avatar = pages.includes('/github') ? ['/github/avatar'] : []
  const hrefs = [...pages, ...files, ...SITE_FILES, ...pages.map(previewPath), ...avatar]
  const textByHref = new Map(texts.map((text) => [text.href, text]))
  return new Map(hrefs.map((href) => [href, textByHref.get(href)]))
})

/** Returns the address of a fragment of a text. As on GitHub, its case does not matter. Any page of HTML has a `#top`. */
function fragmentTarget({ file }: Pick<Article, 'file'>, suffix: string, href = ''): Target {
  const [, query = '', fragment = '', directive = ''] = /^([^#]*)#?(.*?)(:~:.*)?$/s.exec(suffix) ?? []
  const name = decodedPath(fragment)
  if (!name || name === 'top') return { href: href + suffix || '#' }
  const { ids } = readArticle(file).body()
  const id =
    ids.get(name) ??
    ids.get(name.toLowerCase()) ??
    ids.get(fragment) ??
    (ids.has(name.replace('user-content-', '')) && name)
  if (id) return { href: `${href}${query}#${encodeURIComponent(id)}${directive}` }
  return { href: href + query || undefined, flaw: `no heading has the name ${name}` }
}

import { statSync } from 'node:fs'
import { posix } from 'node:path'
import { decodedPath, encodedPath, isRemote, localizedPath } from '@/components/content/addresses'
import { readText } from '@/components/content/article-files'
import { type Article, articlesIn, hasFeed, pagesIn } from '@/components/content/articles'
import { contentIn, contents } from '@/components/content/content'
import { keepByContent } from '@/components/content/keep'
import { isPublicFile } from '@/components/content/public-file'
import { addressesOf, previewPath } from '@/components/layout/sheets'
import { FILES, SITE_FILES } from '@/content/schema/pages'

export type Place = Pick<Article, 'file' | 'href' | 'language'>

/** Leads nowhere without an address. The flaw says why that is so, or why the place on the page is not there. */
type Target = { href?: string; flaw?: string }

export const siteAddresses = keepByContent(() => {
  const articles = contents.flatMap((one) => [...articlesIn(one), ...pagesIn(one)])
  const pages = contents.flatMap(addressesOf)
  const files = contents.flatMap((one) =>
    FILES.filter((path) => path !== '/feed.xml' || hasFeed(one)).map((path) => one.base + path),
  )
  const avatar = pages.includes('/github') ? ['/github/avatar'] : []
  const hrefs = [...pages, ...files, ...SITE_FILES, ...pages.map(previewPath), ...avatar]
  const textByHref = new Map(articles.map((article) => [article.href, article]))
  return new Map(hrefs.map((href) => [href, textByHref.get(href)]))
})

/** Returns where a link of a text leads, which may be the address of a page here, or the path of a file elsewhere. */
export function linkTarget(url: string, place: Place): Target {
  if (url.startsWith('//')) return { href: `https:${url}` }
  if (isRemote(url)) return { href: url }
  const [, written = '', end = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? []
  if (!written) return placeOn(place, end)
  const known = siteAddresses(contentIn())
  const path = posix.resolve(posix.dirname(place.href), decodedPath(written))
  const plain = path.replace(/(?:\/index)?(?:\.html?|\.mdx?)?$/, '') || '/'
  // An address without a language leads to the page in this one, otherwise in another one.
  const bases = [contentIn(place.language), ...contents].map(({ base }) => base)
  const address = [path, plain]
    .flatMap((one) => [...bases.map((base) => localizedPath(base, one)), one])
    .find((one) => known.has(one))
  const file = fileAt(written, place)
  const texts = ['', '.md', '.mdx', '/index.md', '/README.md'].map((ending) => file + ending)
  const text = address
    ? known.get(address)
    : [...known.values()].find((one) => one && texts.includes(one.file))
  if (text) return text.file === place.file && end ? placeOn(place, end) : placeOn(text, end, text.href)
  if (address) return { href: encodeURI(address) + end }
  const published = [path, file.replace(/^public/, '')].find(isPublicFile)
  return published ? { href: encodedPath(published) + end } : { flaw: 'the site has no such page or file' }
}

/** Returns the path of a file from the folder of the site. A slash at its beginning means that folder. */
function fileAt(written: string, { file }: Pick<Place, 'file'>) {
  return posix.resolve('/', posix.dirname(file), decodedPath(written)).slice(1)
}

/** Returns a place on a page, or the page without it. GitHub ignores the case of its name. */
function placeOn({ file }: Pick<Place, 'file'>, end: string, href = ''): Target {
  const name = decodedPath(end.replace(/^[^#]*#?/s, ''))
  if (!name) return { href: href + end || '#' }
  const { ids } = readText(file).body()
  const id =
    ids.get(name) ?? ids.get(name.toLowerCase()) ?? (ids.has(name.replace('user-content-', '')) && name)
  if (id) return { href: `${href}#${encodeURIComponent(id)}` }
  return { href: href || undefined, flaw: `no heading has the name ${name}` }
}

/** Returns a path below `public/` from `/`, or beside the text. Undefined for another host, and for a file that is not there, as in a text of a repository. */
export function picturePath(src: string, { file }: Pick<Place, 'file'>) {
  const path = decodedPath(src)
  if (isRemote(src)) return undefined
  if (path.startsWith('/')) return path.replace(/^\/public(?=\/)/, '')
  const beside = fileAt(path, { file })
  if (!statSync(/* turbopackIgnore: true */ beside, { throwIfNoEntry: false })?.isFile()) return undefined
  return beside.startsWith('public/') ? beside.slice('public'.length) : beside
}

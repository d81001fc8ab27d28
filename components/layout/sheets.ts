import { type Article, allNotes, pagesIn, storiesAndNotesIn } from '@/components/content/article-lists'
import type { Content } from '@/components/content/content'
import { hasTranslation } from '@/components/content/merge-translation'
import { localizedPath } from '@/components/text/addresses'
import { fill } from '@/components/text/fill'
import { ADDRESSES, PAGE_PARTS, type PageAddress } from '@/content/schema/pages'

function partsOf(content: Content, href: PageAddress) {
  return PAGE_PARTS[href]?.({ ...content, notes: allNotes(content) })
}

export function isPageEmpty(content: Content, href: PageAddress) {
  return partsOf(content, href)?.length === 0
}

/** Checks whether the owner has translated nothing of a page. A note is in one language as a whole. */
export function isUntranslated(content: Content, path: string) {
  const page = ADDRESSES.find((href) => href === path)
  const isTranslated = (part: object) => hasTranslation(part) || Object(part).language === content.language
  return content.base !== '' && page !== undefined && partsOf(content, page)?.some(isTranslated) === false
}

/** Without an account there is no /github, even if the navigation names it. */
function isPossible({ owner }: Content, href: PageAddress) {
  return href !== '/github' || Boolean(owner.handle)
}

export function navigationOf(content: Content) {
  const items = content.navigation.filter(({ href }) => isPossible(content, href))
  if (isPageEmpty(content, '/notes') || items.some(({ href }) => href === '/notes')) return items
  return [...items, { id: 0, name: content.words.pages['/notes'], href: '/notes' as const }]
}

/** Lists the sheets, that is all pages but stories and notes, in their order. The number of a sheet is its place. */
export function sheetsOf(content: Content): { name: string; href: string; page?: Article }[] {
  const navigation = navigationOf(content)
  const inNavigation = navigation.map(({ href }) => href)
  const others = ADDRESSES.filter(
    (href) => !inNavigation.includes(href) && !isPageEmpty(content, href) && isPossible(content, href),
  )
  const pages = pagesIn(content).map((page) => ({ name: page.label, href: `/${page.slug}`, page }))
  return [
    ...navigation,
    ...pages.filter(({ page }) => page.place !== 'footer'),
    ...others.map((href) => ({ name: content.words.pages[href], href })),
    ...pages.filter(({ page }) => page.place === 'footer'),
  ]
}

/** A page that the site does not have, such as the 404, has the number 0. */
export function sheetOf(content: Content, href?: string) {
  const sheets = sheetsOf(content)
  const index = sheets.findIndex((sheet) => sheet.href === href)
  return { number: index + 1, name: sheets[index]?.name ?? content.words.notFound.sheet }
}

export function addressesOf(content: Content) {
  const pages = sheetsOf(content).map(({ href }) => localizedPath(content.base, href))
  return [...pages, ...storiesAndNotesIn(content).map(({ href }) => href)]
}

export function previewPath(href: string) {
  return `/preview${href === '/' ? '' : href}`
}

export function descriptionOf({ descriptions, words, owner }: Content, href: PageAddress) {
  return descriptions[href] || fill(words.descriptions[href], { name: owner.name })
}

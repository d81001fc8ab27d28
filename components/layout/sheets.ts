import { PAGES, type PageAddress } from '@/components/layout/pages'
import { navigation } from '@/content/navigation'

/** Every page in its order; those that the navigation list leaves out, such as the contact page, come last. */
export const sheets = [
  ...navigation,
  ...PAGES.filter((href) => !navigation.some((item) => item.href === href)).map((href) => ({
    name: nameOf(href),
    href,
  })),
]

function nameOf(href: PageAddress) {
  return href === '/' ? 'Home' : href.charAt(1).toUpperCase() + href.slice(2)
}

/** From 1, or 0 for a page outside the set. */
export function sheetNumber(href?: string) {
  return sheets.findIndex((sheet) => sheet.href === href) + 1
}

import { PAGES, type PageAddress } from '@/components/layout/pages'
import { navigation } from '@/content/navigation'

/** Every page in its order. Those that the navigation leaves out, such as the contact page, come last. */
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

/** Number and name of a page. Numbers begin at 1; a page that is not one of `sheets`, such as the 404, has 0. */
export function sheetOf(href?: PageAddress) {
  const index = sheets.findIndex((sheet) => sheet.href === href)
  return { number: index + 1, name: sheets[index]?.name ?? 'Not in the set' }
}

import { PAGES, type PageAddress } from '@/components/layout/pages'
import { navigation } from '@/content/navigation'
import { words } from '@/content/words'

/** Every page in its order. Those that the navigation leaves out, such as the contact page, come last. */
export const sheets = [
  ...navigation,
  ...PAGES.filter((href) => !navigation.some((item) => item.href === href)).map((href) => ({
    name: words.pages[href],
    href,
  })),
]

/** Number and name of a page. Numbers begin at 1; a page that is not one of `sheets`, such as the 404, has 0. */
export function sheetOf(href?: PageAddress) {
  const index = sheets.findIndex((sheet) => sheet.href === href)
  return { number: index + 1, name: sheets[index]?.name ?? words.notFound.sheet }
}

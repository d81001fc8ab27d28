import type { descriptions } from '@/content/descriptions'
import { navigation } from '@/content/navigation'

/** Address of a page of the set. */
export type SheetHref = keyof typeof descriptions

/** Every page in its order; the contact page is not in the navigation list and comes last. */
export const sheets = [...navigation, { name: 'Contact', href: '/contact' }]

/** From 1, or 0 for a page outside the set. */
export function sheetNumber(href?: string) {
  return sheets.findIndex((sheet) => sheet.href === href) + 1
}

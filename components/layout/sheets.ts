import { readNotes } from '@/components/content/articles'
import {
  career,
  descriptions,
  owner,
  ownNavigation,
  projects,
  services,
  skills,
  words,
} from '@/components/content/content'
import { fill } from '@/components/text/fill'
import { ADDRESSES, type PageAddress, pageAt } from '@/content/schema/pages'

const content = { owner, ...career, skills, services, projects, notes: readNotes() }

/** Whether nothing fills the page. */
export function isEmpty(href: PageAddress) {
  return pageAt(href).filling?.(content).length === 0
}

function hasNeed(href: PageAddress) {
  const { need } = pageAt(href)
  return !need || Boolean(need(content))
}

/** The items of the bar. Notes come last, unless the owner has given them a place. */
export const navigation = ownNavigation.filter(({ href }) => hasNeed(href))
if (content.notes.length > 0 && !navigation.some(({ href }) => href === '/notes'))
  navigation.push({ id: 0, name: words.pages['/notes'], href: '/notes' })

const others = ADDRESSES.filter(
  (href) => ![...ownNavigation, ...navigation].some((item) => item.href === href),
)

/** Every page in its order. Those that the navigation leaves out, such as the contact page, come last, unless they are empty. */
export const sheets = [
  ...navigation,
  ...others
    .filter((href) => hasNeed(href) && !isEmpty(href))
    .map((href) => ({ name: words.pages[href], href })),
]

/** Number and name of a page. Numbers begin at 1; a page that the site does not have, such as the 404, has 0. */
export function sheetOf(href?: PageAddress) {
  const index = sheets.findIndex((sheet) => sheet.href === href)
  return { number: index + 1, name: sheets[index]?.name ?? words.notFound.sheet }
}

/** What search engines, previews and the heading say about a page. */
export function descriptionOf(href: PageAddress) {
  return descriptions[href] || fill(words.descriptions[href], { name: owner.name })
}

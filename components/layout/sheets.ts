import { PAGES, type PageAddress } from '@/components/layout/pages'
import * as career from '@/content/career'
import { navigation } from '@/content/navigation'
import { owner } from '@/content/owner'
import { projects } from '@/content/projects'
import { services } from '@/content/services'
import { skills } from '@/content/skills'
import { words } from '@/content/words'

/** What fills the pages that may be empty. */
const fillings: Record<string, readonly unknown[] | undefined> = {
  '/about': [
    ...[owner.bio].filter(Boolean),
    ...career.awards,
    ...career.publications,
    ...career.references,
    ...career.interests,
  ],
  '/skill': [
    ...skills,
    ...career.work,
    ...career.education,
    ...career.languages,
    ...career.certificates,
    ...career.volunteer,
  ],
  '/services': services,
  '/project': projects,
}

/** Whether nothing fills the page. */
export function isEmpty(href: string) {
  return fillings[href]?.length === 0
}

const others = PAGES.filter((href) => !navigation.some((item) => item.href === href))

/** Every page in its order. Those that the navigation leaves out, such as the contact page, come last, unless they are empty. */
export const sheets = [
  ...navigation,
  ...others.filter((href) => !isEmpty(href)).map((href) => ({ name: words.pages[href] ?? href, href })),
]

/** Number and name of a page. Numbers begin at 1; a page that the site does not have, such as the 404, has 0. */
export function sheetOf(href?: PageAddress) {
  const index = sheets.findIndex((sheet) => sheet.href === href)
  return { number: index + 1, name: sheets[index]?.name ?? words.notFound.sheet }
}

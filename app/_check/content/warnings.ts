import { findEnglishWords } from '@/app/_check/content/english-words'
import { inEachLanguage } from '@/app/_check/content/in-each-language'
import { unansweredQuestions, unusedFilters, unusedStories } from '@/app/_check/content/project-warnings'
import { findStrayNames } from '@/app/_check/content/stray-names'
import { findUntranslated } from '@/app/_check/content/translation-warnings'
import { checkFields, type Finding } from '@/app/_check/finding'
import { show } from '@/app/_check/printable'
import { phoneAddress } from '@/components/contact/phone-address'
import { type Content, contentIn, contents } from '@/components/content/content'
import type { ContentFiles } from '@/components/content/content-files'
import { today } from '@/components/content/jobs'
import { isEmpty } from '@/components/layout/sheets'
import { isFuture } from '@/content/schema/days'
import { LONGEST_DESCRIPTION, SHORTEST_DESCRIPTION } from '@/content/schema/field-types'
import type { PageAddress } from '@/content/schema/pages'
import { EACH } from '@/content/schema/schemas'

const OWNER = ['content/owner.ts', 'owner']

/** Scripts that count visits and report to another host. */
const REPORTS_TO: [script: string, host: string][] = [
  ['https://gc.zgo.at', 'https://you.goatcounter.com'],
  ['https://cloud.umami.is', 'https://gateway.umami.is'],
  ['https://scripts.simpleanalyticscdn.com', 'https://queue.simpleanalyticscdn.com'],
  ['https://static.cloudflareinsights.com', 'https://cloudflareinsights.com'],
]

const FUTURE = 'this day is in the future, so search engines ignore it'
const NOT_ONE_NUMBER = 'it is not one number, so no link dials it; wanted one, such as "+49 30 123456"'

/** Finds what is bad for visitors but does not stop a build. @param files without mistakes. @param content as the site shows it. */
export function findWarnings(files: ContentFiles, content = contentIn()): Finding[] {
  return [
    ...inEachLanguage(files, ofLanguage),
    ...findEnglishWords(files),
    ...emptyPages(files, content),
    ...blockedCounter(files),
    ...unusedStories(),
    ...findStrayNames(),
    ...findUntranslated(files),
    ...unansweredQuestions(files, content),
  ]
}

function ofLanguage(files: ContentFiles): Finding[] {
  return [
    ...checkFields(files, [...OWNER, 'phone'], (phone) => !phoneAddress(phone) && NOT_ONE_NUMBER),
    ...checkFields(files, [...OWNER, 'availability'], pastMonth),
    ...checkFields(files, 'day', (day) => isFuture(day) && FUTURE),
    ...checkFields(files, 'preview', descriptionWarning),
    ...unusedFilters(files),
  ]
}

/** Names a month that is over, if it is written as a language of the site writes it. */
function pastMonth(text: string) {
  const lastDays = (text.match(/\d{4}/g) ?? []).flatMap((year) =>
    Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(Number(year), month + 1, 0))),
  )
  const past = lastDays.filter((day) => day.toISOString() < today())
  const form = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  const names = past.flatMap((day) => contents.map(({ locale }) => day.toLocaleDateString(locale, form)))
  const found = names.find((name) => text.toLowerCase().includes(name.toLowerCase()))
  return found && `${found} is over; write another month, or delete this line`
}

function blockedCounter(files: ContentFiles) {
  if (files['content/owner.ts'].owner.counterHost) return []
  return checkFields(files, [...OWNER, 'counter'], (counter) => {
    const host = REPORTS_TO.find(([script]) => counter.startsWith(`${script}/`))?.[1]
    return host && `it reports to another host, which the page blocks; write counterHost: ${show(host)}`
  })
}

function descriptionWarning(text: string) {
  const { length } = Array.from(text) // counts characters as a reader does, not UTF-16 units
  const wanted = `${length} characters; wanted ${SHORTEST_DESCRIPTION} to ${LONGEST_DESCRIPTION}`
  if (length > LONGEST_DESCRIPTION) return `${wanted}, because previews cut off more`
  return length < SHORTEST_DESCRIPTION && wanted
}

function emptyPages(files: ContentFiles, content: Content) {
  return checkFields(files, ['content/navigation.ts', 'navigation', EACH, 'href'], (href) => {
    const isGone = isEmpty(content, href as PageAddress) // the schema lets no other address in
    return isGone && 'this page is empty; give it content, or delete this line and the page is gone'
  })
}

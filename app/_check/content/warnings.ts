import { statSync } from 'node:fs'
import { allArticleFiles } from '@/app/_check/articles/all-articles'
import { inEachLanguage } from '@/app/_check/content/in-each-language'
import { findOtherFolders } from '@/app/_check/content/other-folders'
import { findEnglishWords, findUntranslated } from '@/app/_check/content/translation-warnings'
import { usedAddresses } from '@/app/_check/content/used-addresses'
import { checkFields, type Finding, placeName } from '@/app/_check/finding'
import { show } from '@/app/_check/printable'
import { phoneAddress } from '@/components/contact/phone-address'
import { allStories } from '@/components/content/articles'
import { contentIn } from '@/components/content/content'
import type { ContentFiles } from '@/components/content/content-files'
import { isEmpty } from '@/components/layout/sheets'
import { LATEST, matchesFilter } from '@/components/project/matches-filter'
import { isFuture } from '@/content/schema/days'
import { isExample } from '@/content/schema/example'
import { LONGEST_DESCRIPTION, SHORTEST_DESCRIPTION } from '@/content/schema/field-types'
import type { PageAddress } from '@/content/schema/pages'
import { EACH } from '@/content/schema/schemas'

const OWNER = ['content/owner.ts', 'owner']
const LARGEST_SVG_KB = 100

/** Scripts that count visits and report to another host. */
const REPORTS_TO: [script: string, host: string][] = [
  ['https://gc.zgo.at', 'https://you.goatcounter.com'],
  ['https://cloud.umami.is', 'https://gateway.umami.is'],
  ['https://scripts.simpleanalyticscdn.com', 'https://queue.simpleanalyticscdn.com'],
  ['https://static.cloudflareinsights.com', 'https://cloudflareinsights.com'],
]

const FUTURE = 'this day is in the future, so search engines ignore it'
const NOT_ONE_NUMBER = 'it is not one number, so no link dials it; wanted one, such as "+49 30 123456"'

/** Finds what is bad for visitors but does not stop a build. @param content without mistakes. */
export function findWarnings(content: ContentFiles): Finding[] {
  return [
    ...inEachLanguage(content, ofLanguage),
    ...findEnglishWords(content),
    ...checkFields(content, ['content/navigation.ts', 'navigation', EACH, 'href'], emptyPageWarning),
    ...largeDrawings(content),
    ...blockedCounter(content),
    ...storiesWithoutProject(content),
    ...findOtherFolders(),
    ...findUntranslated(content),
    ...unansweredQuestions(content),
  ]
}

function ofLanguage(content: ContentFiles): Finding[] {
  const { projects } = content['content/projects.ts']
  return [
    ...checkFields(content, [...OWNER, 'phone'], (phone) => !phoneAddress(phone) && NOT_ONE_NUMBER),
    ...checkFields(content, 'day', (day) => isFuture(day) && FUTURE),
    ...checkFields(content, 'preview', descriptionWarning),
    ...checkFields(content, ['content/projects.ts', 'projectFilters', EACH, 'value'], (value) => {
      const isUsed = projects.length === 0 || projects.some((project) => matchesFilter(project, value))
      const remedy = value === LATEST ? 'isNew: true to' : 'it to the techUsed of'
      return !isUsed && `no project matches it; add ${remedy} one, or delete this option`
    }),
  ]
}

function blockedCounter(content: ContentFiles) {
  if (content['content/owner.ts'].owner.counterHost) return []
  return checkFields(content, [...OWNER, 'counter'], (counter) => {
    const host = REPORTS_TO.find(([script]) => counter.startsWith(`${script}/`))?.[1]
    return host && `it reports to another host, which the page blocks; write counterHost: ${show(host)}`
  })
}

function descriptionWarning(text: string) {
  const { length } = Array.from(text) // counts characters as a reader does, not UTF-16 units
  if (length >= SHORTEST_DESCRIPTION && length <= LONGEST_DESCRIPTION) return undefined
  return `${length} characters; wanted ${SHORTEST_DESCRIPTION} to ${LONGEST_DESCRIPTION}, because previews cut off more`
}

/** Every visitor gets an SVG as it is. Other pictures are resized. */
function largeDrawings(content: ContentFiles): Finding[] {
  return usedAddresses(content, 'picture').flatMap(({ address, ...place }) => {
    const kilobytes = address.endsWith('.svg') ? Math.round(statSync(`public${address}`).size / 1_000) : 0
    if (kilobytes <= LARGEST_SVG_KB) return []
    const message = `${kilobytes} KB; wanted at most ${LARGEST_SVG_KB} KB, because visitors get an SVG unchanged`
    return { ...place, text: `${place.text} — ${message}` }
  })
}

function emptyPageWarning(href: string) {
  const isGone = isEmpty(contentIn(), href as PageAddress) // the schema lets no other address in
  return isGone && 'this page is empty; give it content, or delete this line and the page is gone'
}

function storiesWithoutProject(content: ContentFiles): Finding[] {
  const { projects } = content['content/projects.ts']
  return allArticleFiles().flatMap(({ section, name, file }) => {
    if (!name || section !== '/project' || projects.some(({ story }) => story === name)) return []
    const text = `no project names it, so it has no page; add story: '${name}' to its project, or delete the file`
    return [{ path: [file], line: 1, text }]
  })
}

/** Finds projects that do not answer what someone who hires would ask. */
function unansweredQuestions(content: ContentFiles): Finding[] {
  const stories = allStories(contentIn())
  return content['content/projects.ts'].projects.flatMap((project, index) => {
    if (isExample(project)) return []
    const story = stories.find(({ name }) => name === project.story)
    const missing = [
      !story?.problem &&
        'the problem (problem: "Two people edited one card, and one edit was lost." in its story)',
      !(project.role || story?.role) && 'your part (role: "Lead developer")',
      !(story?.outcome || project.highlights?.length) &&
        'the outcome (highlights: ["Cut a release from 3 days to 20 minutes."])',
    ].filter(Boolean)
    const path = ['content/projects.ts', 'projects', index]
    if (missing.length === 0) return []
    return [{ path, text: `${placeName(content, path)}: it does not say ${missing.join(', ')}` }]
  })
}

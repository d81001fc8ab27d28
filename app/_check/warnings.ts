import { statSync } from 'node:fs'
import { articleFiles, judgementOf } from '@/app/_check/article-files'
import { inFile } from '@/app/_check/article-mistakes'
import type { Content } from '@/app/_check/content-files'
import { type Finding, finding, judge, type Message, placeOf, show } from '@/app/_check/finding'
import { inEachLanguage } from '@/app/_check/translation-mistakes'
import { findOtherFolders, findUntranslated, wordsLeft } from '@/app/_check/untranslated'
import { phoneAddress } from '@/components/contact/phone-address'
import { readStories } from '@/components/content/articles'
import { contentIn } from '@/components/content/content'
import { dayOf, readText } from '@/components/content/front-matter'
import { isLanguage } from '@/components/content/languages'
import { isEmpty } from '@/components/layout/sheets'
import { LATEST, matchesFilter } from '@/components/project/matches-filter'
import { isExample } from '@/content/schema/example'
import { EACH } from '@/content/schema/fields'
import { ADDRESSES, type PageAddress } from '@/content/schema/pages'
import { LONGEST_DESCRIPTION, SHORTEST_DESCRIPTION } from '@/content/schema/parts'

/** A tolerance of one day, because in some time zones it is already tomorrow. */
const DAY_MS = 86_400_000
/** A title is the name of the page and this name. Search results cut off a longer title. */
const LONGEST_NAME = 45
/** Every visitor gets an SVG as it is. Other pictures are resized. */
const LARGEST_SVG_BYTES = 100_000

/** The scripts of counters that report to another host. */
const REPORTS_TO: [script: string, host: string][] = [
  ['https://gc.zgo.at', 'https://you.goatcounter.com'],
  ['https://cloud.umami.is', 'https://gateway.umami.is'],
  ['https://scripts.simpleanalyticscdn.com', 'https://queue.simpleanalyticscdn.com'],
  ['https://static.cloudflareinsights.com', 'https://cloudflareinsights.com'],
]

const FUTURE = 'this day is in the future, so search engines ignore it'

/** Flaws that are bad for visitors but do not stop a build. @param content without mistakes. */
export function findWarnings(content: Content): Finding[] {
  return [
    ...inEachLanguage(content, ofLanguage),
    ...untranslated(content),
    ...judge(content, ['content/navigation.ts', 'navigation', EACH, 'href'], emptyPageFlaw),
    ...blockedCounter(content),
    ...storiesWithoutProject(content),
    ...findOtherFolders(),
    ...findUntranslated(content),
    ...unansweredQuestions(content),
  ]
}

/** Does the same for the stories and the notes, of all files at once. */
export function findArticleWarnings(): Finding[] {
  return articleFiles().flatMap(({ file }) => inFile(file, articleWarnings(file)))
}

function articleWarnings(file: string): Message[] {
  const { lines, values } = readText(file)
  const lineOf = (name: string) => lines.find((fact) => fact.values && name in fact.values)?.line
  if (values.draft === 'true') {
    const text = 'draft: it shows in "npm run dev" alone; delete this line to publish the text'
    return [{ line: lineOf('draft'), text }]
  }
  const { warnings } = judgementOf(file)
  const date = String(dayOf(values.date))
  if (!isFuture(date)) return warnings
  const text = `date: ${show(date)} — this day is in the future, yet the text is published, first in its list; wanted the day when it appears`
  return [{ line: lineOf('date'), text }, ...warnings]
}

function ofLanguage(content: Content): Finding[] {
  const { projects } = content['content/projects.ts']
  return [
    ...judge(content, ['content/owner.ts', 'owner', 'name'], nameFlaw),
    ...judge(content, ['content/owner.ts', 'owner', 'phone'], phoneFlaw),
    ...judge(content, 'day', (day) => isFuture(day) && FUTURE),
    ...ADDRESSES.flatMap((href) =>
      judge(content, ['content/descriptions.ts', 'descriptions', href], descriptionFlaw),
    ),
    ...judge(content, ['content/projects.ts', 'projectFilters', EACH, 'value'], (value) => {
      const isUsed = projects.length === 0 || projects.some((project) => matchesFilter(project, value))
      const remedy = value === LATEST ? 'isNew: true to' : 'it to the techUsed of'
      return !isUsed && `no project matches it; add ${remedy} one, or delete this option`
    }),
    ...judge(content, 'picture', drawingFlaw),
  ]
}

function blockedCounter(content: Content) {
  if (content['content/owner.ts'].owner.counterHost) return []
  return judge(content, ['content/owner.ts', 'owner', 'counter'], (counter) => {
    const host = REPORTS_TO.find(([script]) => counter.startsWith(`${script}/`))?.[1]
    return host && `it reports to another host, which the page blocks; write counterHost: ${show(host)}`
  })
}

function phoneFlaw(phone: string) {
  return (
    !phoneAddress(phone) && 'it is not one number, so no link dials it; wanted one, such as "+49 30 123456"'
  )
}

function nameFlaw(name: string) {
  const isLong = lengthOf(name) > LONGEST_NAME
  return isLong && `longer than ${LONGEST_NAME} characters, so previews cut the title off`
}

function descriptionFlaw(text: string) {
  const length = lengthOf(text)
  if (length >= SHORTEST_DESCRIPTION && length <= LONGEST_DESCRIPTION) return undefined
  return `${length} characters; wanted ${SHORTEST_DESCRIPTION} to ${LONGEST_DESCRIPTION}, because previews cut off more`
}

function drawingFlaw(path: string) {
  const size = path.endsWith('.svg') ? statSync(`public${path}`).size : 0
  const message = `${kilobytes(size)}; wanted at most ${kilobytes(LARGEST_SVG_BYTES)}, because visitors get an SVG unchanged`
  return size > LARGEST_SVG_BYTES && message
}

function emptyPageFlaw(href: string) {
  const isGone = isEmpty(contentIn(), href as PageAddress) // the schema lets no other address in
  return isGone && 'this page is empty; give it content, or delete this line and the page is gone'
}

/** Words that still show in English on a site in another language. */
function untranslated(content: Content): Finding[] {
  const { language, words } = content['content/words.ts']
  if (!isLanguage(language)) {
    const message = 'no language has this tag; wanted one such as ja, for Japanese'
    return [finding(content, ['content/words.ts', 'language'], message)]
  }
  const { descriptions } = content['content/descriptions.ts']
  const { left, all } = wordsLeft({ language, words, descriptions, ...content['content/navigation.ts'] })
  const [first = []] = left
  const message = `in English, as ${left.length} of ${all.length} words are; write them as content/schema/languages/en.ts has them`
  return left.length > 0 ? [finding(content, ['content/words.ts', 'words', ...first], message)] : []
}

function storiesWithoutProject(content: Content): Finding[] {
  const { projects } = content['content/projects.ts']
  return articleFiles().flatMap(({ section, name, file }) => {
    if (!name || section !== '/project' || projects.some(({ story }) => story === name)) return []
    const text = `no project names it, so it has no page; add story: '${name}' to its project, or delete the file`
    return [{ path: [file], line: 1, text }]
  })
}

/** Asks about each project what someone who hires would ask. */
function unansweredQuestions(content: Content): Finding[] {
  const stories = readStories(contentIn())
  return content['content/projects.ts'].projects.flatMap((project, index) => {
    if (isExample(project)) return []
    const story = stories.find(({ name }) => name === project.story)
    const missing = [
      !story?.problem &&
        'the problem (problem: "Two people edited one card, and one edit was lost." in its story)',
      !(project.role || story?.role) && 'your part (role: "Lead developer")',
      !(story?.outcome || project.highlights?.length) &&
        'the outcome (highlights: ["Cut a release from 3 days to 20 minutes."])',
    ].filter((part) => part !== false)
    const path = ['content/projects.ts', 'projects', index]
    if (missing.length === 0) return []
    return [{ path, text: `${placeOf(content, path)}: it does not say ${missing.join(', ')}` }]
  })
}

/** Checks a day such as `2026-11-21`. A text that is no day is not in the future. */
function isFuture(day: string) {
  return Date.parse(day) > Date.now() + DAY_MS
}

/** Counts characters as a reader does, not UTF-16 units. */
function lengthOf(text: string) {
  return Array.from(text).length
}

function kilobytes(bytes: number) {
  return `${Math.round(bytes / 1_000)} KB`
}

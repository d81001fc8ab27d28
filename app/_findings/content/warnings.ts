import { unnamedStories } from '@/app/_findings/articles/all-article-files'
import { inEachLanguage } from '@/app/_findings/content/in-each-language'
import { findStrayFiles, findTakenAddresses } from '@/app/_findings/content/stray-files'
import { findEnglishWords, findUntranslated } from '@/app/_findings/content/untranslated'
import { checkTexts, type Finding, ofKind, placeName } from '@/app/_findings/finding'
import { allStories } from '@/components/content/article-lists'
import { type Content, contentIn, contents } from '@/components/content/content'
import type { ContentFiles } from '@/components/content/content-files'
import { isPageEmpty } from '@/components/layout/sheets'
import { isFuture, today } from '@/content/schema/days'
import { isExample } from '@/content/schema/example'
import { MAX_DESCRIPTION_LENGTH, MIN_DESCRIPTION_LENGTH } from '@/content/schema/field-types'
import type { PageAddress } from '@/content/schema/pages'
import { EACH } from '@/content/schema/schemas'

/** Finds faults that stop no build. @param files have no mistakes. @param content is what the site shows of them. */
export function findWarnings(files: ContentFiles, content = contentIn()): Finding[] {
  return [
    ...inEachLanguage(files, (translated) => [
      ...ofKind('outdated', checkTexts(translated, ['content/owner.ts', 'owner', 'availability'], pastMonth)),
      ...checkTexts(translated, 'day', futureDay),
      ...checkTexts(translated, 'preview', wrongLength),
    ]),
    ...findEnglishWords(files),
    ...findEmptyPages(files, content),
    ...findUnknownFilters(files, content),
    ...findUnusedStories(),
    ...findStrayFiles(),
    ...findTakenAddresses(),
    ...findUntranslated(files),
    ...findUnansweredQuestions(files, content),
  ]
}

function pastMonth(text: string) {
  const lastDays = (text.match(/\d{4}/g) ?? []).flatMap((year) =>
    Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(Number(year), month + 1, 0))),
  )
  const form = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  const months = lastDays.flatMap((day) =>
    contents.map(({ locale }) => ({ day, name: day.toLocaleDateString(locale, form) })),
  )
  const named = months.filter(({ name }) => text.toLowerCase().includes(name.toLowerCase()))
  const isOver =
    named.every(({ day }) => day.toISOString() < today()) && !/\b(since|seit|depuis)\b/i.test(text)
  return isOver && named[0] && `${named[0].name} is over; write another month, or delete this line`
}

function futureDay(day: string) {
  return isFuture(day) && 'this day is in the future, so search engines ignore it'
}

function wrongLength(text: string) {
  const { length } = Array.from(text) // counts characters as a reader does, not UTF-16 units
  if (length < MIN_DESCRIPTION_LENGTH || length > MAX_DESCRIPTION_LENGTH)
    return `${length} characters; previews show ${MIN_DESCRIPTION_LENGTH} to ${MAX_DESCRIPTION_LENGTH}`
}

function findEmptyPages(files: ContentFiles, content: Content) {
  return checkTexts(files, ['content/navigation.ts', 'navigation', EACH, 'href'], (href) => {
    const isEmptyPage = isPageEmpty(content, href as PageAddress) // the schema lets no other address in
    return isEmptyPage && 'this page is empty; give it content, or delete this line and the page is gone'
  })
}

function findUnknownFilters(files: ContentFiles, { projectFilters }: Content) {
  const values = projectFilters.map(({ value }) => value)
  return checkTexts(files, ['content/services.ts', 'services', EACH, 'filter'], (filter) => {
    return !values.includes(filter) && 'the projects have no such filter, so the button shows all of them'
  })
}

function findUnusedStories() {
  return unnamedStories().map(({ slug, file }) => {
    const text = `no project names it, so it has no page; add story: '${slug}' to its project, or delete the file`
    return { path: [file], line: 1, text }
  })
}

/** Finds projects that leave open what a person who hires would ask. */
function findUnansweredQuestions(files: ContentFiles, content: Content): Finding[] {
  const stories = new Map(allStories(content).map((story) => [story.project.id, story]))
  return files['content/projects.ts'].projects.flatMap((project, index) => {
    if (isExample(project)) return []
    const story = stories.get(project.id)
    const missing = [
      !story?.problem &&
        'the problem (problem: "Two people edited one card, and one edit was lost." in its story)',
      !(project.role || story?.role) && 'your part (role: "Lead developer")',
      !(story?.outcome || project.highlights?.length) &&
        'the outcome (highlights: ["Cut a release from 3 days to 20 minutes."])',
      // Only a story has room for a decision.
      story?.decisions.length === 0 &&
        'a decision (decisions: [{ chose: A counter, over: A clock, because: Two phones differed }] in its story)',
    ].filter(Boolean)
    const path = ['content/projects.ts', 'projects', index]
    if (missing.length === 0) return []
    return [{ path, place: placeName(files, path), text: `it does not say ${missing.join(', ')}` }]
  })
}

import { statSync } from 'node:fs'
import type { Content } from '@/app/_check/content-files'
import { type Finding, finding, findingIf, placeOf } from '@/app/_check/finding'
import { inEachLanguage } from '@/app/_check/translation-mistakes'
import { findOtherFolders, findUntranslated, wordsLeft } from '@/app/_check/untranslated'
import { fileOf, filesIn, namesIn, readStories } from '@/components/content/articles'
import { contentIn, contents } from '@/components/content/content'
import { isLanguage } from '@/components/content/languages'
import { isEmpty } from '@/components/layout/sheets'
import { LATEST, matchesFilter } from '@/components/project/matches-filter'
import { isExample } from '@/content/schema/example'
import { textsFor } from '@/content/schema/fields'
import { LONGEST_DESCRIPTION, SHORTEST_DESCRIPTION } from '@/content/schema/parts'

/** A tolerance of one day, because in some time zones it is already tomorrow. */
const DAY_MS = 86_400_000
/** A title is the name of the page and this name. Search results cut off a longer title. */
const LONGEST_NAME = 45
/** Every visitor gets an SVG as it is. Other pictures are resized. */
const LARGEST_SVG_BYTES = 100_000

/** Flaws that are bad for visitors but do not stop a build. @param content without mistakes. */
export function findWarnings(content: Content): Finding[] {
  return [
    ...inEachLanguage(content, (one) => [...texts(one), ...filters(one), ...drawings(one)]),
    ...untranslated(content),
    ...emptyPages(content),
    ...storiesWithoutProject(content),
    ...findOtherFolders(),
    ...findUntranslated(content),
    ...unansweredQuestions(content),
  ]
}

function texts(content: Content): Finding[] {
  const { owner } = content['content/owner.ts']
  return [
    ...findingIf(
      content,
      ['content/owner.ts', 'owner', 'name'],
      lengthOf(owner.name) > LONGEST_NAME &&
        `longer than ${LONGEST_NAME} characters, so previews cut the title off`,
    ),
    ...textsFor('day', content).flatMap(({ path, value }) =>
      findingIf(
        content,
        path,
        Date.parse(value) > Date.now() + DAY_MS && 'this day is in the future, so search engines ignore it',
      ),
    ),
    ...Object.entries(content['content/descriptions.ts'].descriptions).flatMap(([href, text]) => {
      const length = lengthOf(text)
      const isRight = length >= SHORTEST_DESCRIPTION && length <= LONGEST_DESCRIPTION
      const message = `${length} characters; wanted ${SHORTEST_DESCRIPTION} to ${LONGEST_DESCRIPTION}, because previews cut off more`
      return findingIf(content, ['content/descriptions.ts', 'descriptions', href], !isRight && message)
    }),
  ]
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
  return findingIf(content, ['content/words.ts', 'words', ...first], left.length > 0 && message)
}

function emptyPages(content: Content): Finding[] {
  const message = 'this page is empty; give it content, or delete this line and the page is gone'
  return content['content/navigation.ts'].navigation.flatMap(({ href }, index) => {
    const path = ['content/navigation.ts', 'navigation', index, 'href']
    return findingIf(content, path, isEmpty(contentIn(), href) && message)
  })
}

function filters(content: Content): Finding[] {
  const { projects, projectFilters } = content['content/projects.ts']
  if (projects.length === 0) return []
  return projectFilters.flatMap(({ value }, index) => {
    const isUsed = projects.some((project) => matchesFilter(project, value))
    const remedy = value === LATEST ? 'isNew: true to' : 'it to the techUsed of'
    const message = `no project matches it; add ${remedy} one, or delete this option`
    return findingIf(content, ['content/projects.ts', 'projectFilters', index, 'value'], !isUsed && message)
  })
}

function drawings(content: Content): Finding[] {
  const drawn = textsFor('picture', content).filter(({ value }) => value.endsWith('.svg'))
  return drawn.flatMap(({ path, value }) => {
    const { size } = statSync(`public${value}`)
    const message = `${kilobytes(size)}; wanted at most ${kilobytes(LARGEST_SVG_BYTES)}, because visitors get an SVG unchanged`
    return findingIf(content, path, size > LARGEST_SVG_BYTES && message)
  })
}

function storiesWithoutProject(content: Content): Finding[] {
  const { projects } = content['content/projects.ts']
  return contents.flatMap((language) =>
    namesIn(filesIn('/project', language))
      .filter((name) => !projects.some(({ story }) => story === name))
      .map((name) => ({
        path: [String(fileOf('/project', name, language))],
        line: 1,
        text: `no project names it, so it has no page; add story: '${name}' to its project, or delete the file`,
      })),
  )
}

/** What someone who hires would ask about a project. */
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

/** Counts characters as a reader does, not UTF-16 units. */
function lengthOf(text: string) {
  return Array.from(text).length
}

function kilobytes(bytes: number) {
  return `${Math.round(bytes / 1_000)} kB`
}

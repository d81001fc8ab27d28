import type { Content } from '@/app/_check/content-files'
import { type Finding, finding, placeOf } from '@/app/_check/finding'
import { ownStories, readNotes, readStories } from '@/components/content/articles'
import { contentIn } from '@/components/content/content'
import { isExample, own } from '@/content/schema/example'
import type { Project } from '@/content/schema/projects'

const YEAR_MS = 365 * 86_400_000
/** How a bio begins that could be anyone's, in the languages of most owners. */
const PASSION = /^(?:\S+\s+){0,5}\S*(?:passion|leidenschaft|apasionad|apaixonad)/i

/** What someone who hires would ask. @param content without mistakes. */
export function askAsRecruiter(content: Content): Finding[] {
  const { bio } = content['content/owner.ts'].owner
  return [
    ...(PASSION.test(bio.trim())
      ? [
          finding(
            content,
            ['content/owner.ts', 'owner', 'bio'],
            'many begin like this; say what you build, for example "I build payment systems."',
          ),
        ]
      : []),
    ...content['content/projects.ts'].projects.flatMap((project, index) =>
      askAboutProject(content, project, index),
    ),
    ...askForNews(content),
  ]
}

/** Nothing about a project that we ship. */
function askAboutProject(content: Content, project: Project, index: number): Finding[] {
  if (isExample(project)) return []
  const path = ['content/projects.ts', 'projects', index]
  const story = readStories(contentIn()).find(({ name }) => name === project.story)
  const missing = [
    !story?.problem &&
      'the problem (problem: "Two people edited one card, and one edit was lost." in its story)',
    !(project.role || story?.role) && 'your part (role: "Lead developer")',
    !(story?.outcome || project.highlights?.length) &&
      'the outcome (highlights: ["Cut a release from 3 days to 20 minutes."])',
  ].filter((part) => part !== false)
  const needsNoFigure = !project.highlights?.length || project.highlights.some((text) => /\p{N}/u.test(text))
  return [
    ...(missing.length > 0
      ? [{ path, text: `${placeOf(content, path)}: it does not say ${missing.join(', ')}` }]
      : []),
    ...(needsNoFigure
      ? []
      : [
          finding(
            content,
            [...path, 'highlights'],
            'there is no figure; say how much, for example "Cut a release from 3 days to 20 minutes."',
          ),
        ]),
  ]
}

/** Only of what is the owner's. */
function askForNews(content: Content): Finding[] {
  const { projects } = content['content/projects.ts']
  const career = Object.values(content['content/career.ts']).flatMap((list) => own<object>(list))
  const articles = [...ownStories(contentIn()), ...readNotes(contentIn())]
  const newest = [...own(projects), ...career, ...articles].flatMap(datesOf).toSorted().at(-1)
  if (!newest || Date.parse(newest) > Date.now() - YEAR_MS) return []
  const advice = `nothing is newer than ${newest}; add what you have done since, for example a project with start: "${new Date().getFullYear()}"`
  const path = ['content/projects.ts', 'projects']
  return [{ path, text: `${placeOf(content, path)}: ${advice}` }]
}

const DATES = ['start', 'end', 'startDate', 'endDate', 'date', 'updated', 'releaseDate'] as const

/** As exact as they are known. A year or a month counts to its end. */
function datesOf(entry: object) {
  const dates = DATES.flatMap((field) => (entry as Partial<Record<string, string>>)[field] || [])
  return dates.map((date) => (date.length === 4 ? `${date}-12` : date))
}

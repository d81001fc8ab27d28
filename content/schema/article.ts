import type { z } from 'zod'
import { choice, entry, field, line, list, optional } from './field-types'
import { hiddenIn } from './hidden-characters'
import { day } from './shared-fields'

const decision = entry({
  chose: line('A counter that only grows'),
  over: line('The clock of the phone'),
  because: line('Two phones differed by four minutes'),
})

export type Decision = z.infer<typeof decision>

/** Stories and notes have this front matter. */
export const articleSchema = entry({
  title: line('Relay Board'),
  date: day,
  summary: line('A board whose cards move on every screen.', 'a text, which previews show under the title'),
  /** The day of the last change that readers want to know of. */
  updated: optional(day),
  /** `true` shows the text in development alone. */
  draft: choice('true', 'false').optional(),
  /** Tags, by which the list of notes can be filtered. */
  tags: field(areTags, 'words', ['React', 'SQL']).optional(),
  problem: optional(line('A team planned on paper, and three of them were never there.')),
  role: optional(line('Design and front end')),
  team: optional(line('Two engineers and a designer')),
  duration: optional(line('Eleven weeks')),
  outcome: optional(line('Used every day since March')),
  decisions: list(decision).optional(),
  /** Old addresses of the text, which lead to it. */
  aliases: field(areAddresses, 'addresses from /, without ? and #', ['/blog/2019/03/old-name/']).optional(),
})

const { title, summary, updated, draft, aliases } = articleSchema.shape
const shared = { title, summary, updated, draft, aliases }

export const pageSchema = entry({
  ...shared,
  /** The name in the bar or the footer. Without it, they show the title. */
  name: optional(line('Uses')),
  /** The place of the link to the page. Without it, the bar. */
  place: choice('bar', 'footer').optional(),
})

/** The page and the CV of a pitch show the projects and skills that it names, in its order, or all if it names none. */
export const pitchSchema = entry({
  ...shared,
  projects: field(areTags, 'ids of projects', [33, 2]).optional(),
  skills: field(areTags, 'names of skills', ['Go', 'SQL']).optional(),
  /** Sections that the CV of the pitch leaves out. */
  without: field(areTags, 'sections of the CV', ['languages']).optional(),
})

function areTags(tags: unknown) {
  return [tags].flat().every((tag) => typeof tag === 'string' && !hiddenIn(tag))
}

function areAddresses(addresses: unknown) {
  const isAddress = (url: unknown) => typeof url === 'string' && /^\/(?!\/)[^\s?#\p{Cc}\p{Cs}]+$/u.test(url)
  return [addresses].flat().every(isAddress)
}

export type FrontMatter = z.infer<typeof articleSchema> &
  Pick<z.infer<typeof pageSchema>, 'name' | 'place'> &
  Pick<z.infer<typeof pitchSchema>, 'projects' | 'skills' | 'without'>

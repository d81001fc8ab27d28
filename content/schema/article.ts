import type { z } from 'zod'
import { DESCRIBED, entry, isDate, line, optional, text } from '@/content/schema/parts'

/** The facts at the beginning of a story or a note. */
export const articleSchema = entry({
  title: line('Relay Board'),
  date: text('a real day', (value) => value.length === 10 && isDate(value), '2026-11-21'),
  summary: line(
    'A team board whose cards move on every screen at once.',
    `${DESCRIBED}, which previews show under the title`,
  ),
  problem: optional(line('A team planned on paper, and three of them were never there.')),
  role: optional(line('Design and front end')),
  team: optional(line('Two engineers and a designer')),
  duration: optional(line('Eleven weeks')),
  outcome: optional(line('Used every day since March')),
})

export type Facts = z.infer<typeof articleSchema>

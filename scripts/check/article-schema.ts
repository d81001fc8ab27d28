import { z } from 'zod'
import type { Facts } from '@/components/article/articles'
import { isDate } from '@/scripts/check/dates'
import { entry, field, optionalText } from '@/scripts/check/schema-parts'

const line = z.string().regex(/^[^\n]*\S[^\n]*$/)

export const articleSchema = entry<Facts>({
  title: field(line, 'a text, for example "Relay Board"'),
  date: field(z.string().length(10).refine(isDate), 'a real day, for example 2026-11-21'),
  summary: field(line, 'a text of 70 to 160 characters, which previews show under the title'),
  problem: optionalText('A team planned on paper, and three of them were never there.'),
  role: optionalText('Design and front end'),
  team: optionalText('Two engineers and a designer'),
  duration: optionalText('Eleven weeks'),
  outcome: optionalText('Used every day since March'),
})

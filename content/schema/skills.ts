import type { z } from 'zod'
import { entry, file, line, list, number, optional, usedFor } from './field-types'
import { cv, example, id, keywords } from './shared-fields'

export const skill = entry({
  /** Several skills may have the same id. */
  id,
  skillName: line('Python').meta(usedFor('name')),
  /** Per cent, 0 to 100. Without it, the skill stands without a bar. */
  amount: number('a number', 100, 60).optional(),
  /** Skills without an amount stand together below the heading of their group. */
  group: optional(line('Languages')),
  /** Smaller parts of the skill, for example `['Hooks', 'Server components']`. */
  keywords,
  cv,
  example,
})

export const skillsFile = file({ skills: list(skill) })

export type Skill = z.infer<typeof skill>

import type { z } from 'zod'
import { DESCRIBED, file, forEachPage, line, optional } from '@/content/schema/parts'

const description = optional(
  line('How it began, what I have built since and how I like to work with others.', DESCRIBED),
)

export const descriptionsFile = file({ descriptions: forEachPage(description) })

export type Descriptions = z.infer<typeof descriptionsFile>['descriptions']

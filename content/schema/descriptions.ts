import type { z } from 'zod'
import { file, forEachPage, line } from '@/content/schema/parts'

const description = line(
  'How it began, what I have built since and how I like to work with others.',
  'a text of 70 to 160 characters',
)

export const descriptionsFile = file({ descriptions: forEachPage(description).omit({ '/notes': true }) })

export type Descriptions = z.infer<typeof descriptionsFile>['descriptions']

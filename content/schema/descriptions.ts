import type { z } from 'zod'
import { entry, file, line } from '@/content/schema/parts'

const description = line(
  'How it began, what I have built since and how I like to work with others.',
  'a text of 70 to 160 characters',
)

/** @param pages their addresses. */
export function descriptionsFile(pages: readonly string[]) {
  return file({ descriptions: entry(Object.fromEntries(pages.map((page) => [page, description]))) })
}

export type Descriptions = z.infer<ReturnType<typeof descriptionsFile>>['descriptions']

import type { z } from 'zod'
import { ADDRESSES, type PageAddress } from './pages'
import { DESCRIBED, entry, file, isFor, line, optional } from './parts'

const description = optional(
  line('How it began, what I have built since and how I like to work with others.', DESCRIBED),
).meta(isFor('preview'))
const fields = ADDRESSES.map((address) => [address, description])

export const descriptionsFile = file({
  // the compiler types keys as plain strings
  descriptions: entry(Object.fromEntries(fields) as Record<PageAddress, typeof description>),
})

export type Descriptions = z.infer<typeof descriptionsFile>['descriptions']

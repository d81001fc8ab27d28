import type { z } from 'zod'
import { DESCRIBED, entry, file, line, optional, usedFor } from './field-types'
import { ADDRESSES, type PageAddress } from './pages'

const description = optional(
  line('How it began, what I have built since and how I like to work with others.', DESCRIBED),
).meta(usedFor('preview'))
const fields = ADDRESSES.map((address) => [address, description])

export const descriptionsFile = file({
  // the compiler types keys as plain strings
  descriptions: entry(Object.fromEntries(fields) as Record<PageAddress, typeof description>),
})

export type Descriptions = z.infer<typeof descriptionsFile>['descriptions']

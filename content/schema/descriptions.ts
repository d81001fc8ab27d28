import type { z } from 'zod'
import { ADDRESSES, type PageAddress } from '@/content/schema/pages'
import { entry, file, line } from '@/content/schema/parts'

const description = line(
  'How it began, what I have built since and how I like to work with others.',
  'a text of 70 to 160 characters',
)

export const descriptionsFile = file({
  descriptions: entry(Object.fromEntries(ADDRESSES.map((address) => [address, description]))),
})

export type Descriptions = Record<PageAddress, z.infer<typeof description>>

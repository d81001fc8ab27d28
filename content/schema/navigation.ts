import type { z } from 'zod'
import { ADDRESSES, type PageAddress } from '@/content/schema/pages'
import { ALWAYS, entry, fieldThat, file, id, line, list, unlike } from '@/content/schema/parts'

const item = entry({
  id,
  name: line('About'),
  href: fieldThat<PageAddress>(
    (href) => ADDRESSES.some((address) => address === href),
    `wanted the address of a page, one of ${ADDRESSES.join(', ')}`,
    ADDRESSES,
  ),
})

export const navigationFile = file({
  navigation: list(item).superRefine(unlike('id'), ALWAYS).superRefine(unlike('href'), ALWAYS),
})

export type NavigationItem = z.infer<typeof item>

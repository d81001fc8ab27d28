import type { z } from 'zod'
import { ADDRESSES } from './pages'
import { ALWAYS, choice, entry, file, isFor, line, list, unlike } from './parts'
import { id } from './shared-fields'

const item = entry({ id, name: line('About').meta(isFor('name')), href: choice(...ADDRESSES) })

export const navigationFile = file({
  navigation: list(item).superRefine(unlike('id'), ALWAYS).superRefine(unlike('href'), ALWAYS),
})

export type NavigationItem = z.infer<typeof item>

import type { z } from 'zod'
import { choice, entry, file, line, list, usedFor } from './field-types'
import { ADDRESSES } from './pages'
import { ALWAYS, unique } from './rules'
import { id } from './shared-fields'

const item = entry({ id, name: line('About').meta(usedFor('name')), href: choice(...ADDRESSES) })

export const navigationFile = file({
  navigation: list(item).superRefine(unique('id'), ALWAYS).superRefine(unique('href'), ALWAYS),
})

export type NavigationItem = z.infer<typeof item>

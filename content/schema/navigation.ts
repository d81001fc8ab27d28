import type { z } from 'zod'
import { ALWAYS, choice, entry, file, line, list, unique, usedFor } from './field-types'
import { ADDRESSES } from './pages'
import { id } from './shared-fields'

const item = entry({ id, name: line('About').meta(usedFor('name')), href: choice(...ADDRESSES) })

export const navigationFile = file({
  navigation: list(item).superRefine(unique('id'), ALWAYS).superRefine(unique('href'), ALWAYS),
})

export type NavigationItem = z.infer<typeof item>

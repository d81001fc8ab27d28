import type { z } from 'zod'
import { unique } from './cross-field-checks'
import { choice, entry, file, line, list, usedFor } from './field-types'
import { ADDRESSES } from './pages'
import { id } from './shared-fields'

const item = entry({ id, name: line('About').meta(usedFor('name')), href: choice(...ADDRESSES) })

export const navigationFile = file({ navigation: list(item).check(unique('id'), unique('href')) })

export type NavigationItem = z.infer<typeof item>

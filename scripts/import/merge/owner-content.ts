import type { ResumeContent } from '@/app/_metadata/json-resume'
import type { NavigationItem } from '@/content/schema/navigation'
import type { ProjectFilter } from '@/content/schema/projects'
import type { Service } from '@/content/schema/services'
import type { Resume } from '@/scripts/import/support/entry'

/** The content in the first language, as far as the import changes or needs it. */
export type OwnerContent = ResumeContent & {
  services: Service[]
  projectFilters: ProjectFilter[]
  navigation: NavigationItem[]
  language: string
}

/** `isFilling` keeps all that the owner has. `original` is the résumé in the first language, for its names. */
export type MergeOptions = { isFilling?: boolean; original?: Resume }

export function nextId(items: { id: number }[]) {
  return Math.max(0, ...items.map(({ id }) => id)) + 1
}

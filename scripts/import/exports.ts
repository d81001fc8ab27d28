import type { ResumeContent } from '@/app/_metadata/json-resume'
import type { Descriptions } from '@/content/schema/descriptions'
import type { NavigationItem } from '@/content/schema/navigation'
import type { ProjectFilter } from '@/content/schema/projects'
import type { Service } from '@/content/schema/services'

/** What the content files export, as far as the import changes or needs it. */
export type Exports = ResumeContent & {
  services: Service[]
  projectFilters: ProjectFilter[]
  descriptions: Descriptions
  navigation: NavigationItem[]
  language: string
}

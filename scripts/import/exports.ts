import { isDeepStrictEqual } from 'node:util'
import type { ResumeContent } from '@/app/_metadata/json-resume'
import type { Descriptions } from '@/content/schema/descriptions'
import type { NavigationItem } from '@/content/schema/navigation'
import type { ProjectFilter } from '@/content/schema/projects'
import type { Service } from '@/content/schema/services'

/** The exports of the content files that the import changes or needs. */
export type Exports = ResumeContent & {
  services: Service[]
  projectFilters: ProjectFilter[]
  descriptions: Descriptions
  navigation: NavigationItem[]
  language: string
}

/** Whether nothing changes but the day. A field without a value counts as missing. */
export function isSameContent(next: Exports, was: Exports) {
  const owner = { ...next.owner, updated: was.owner.updated }
  const [one, other] = [{ ...next, owner }, was].map((exports) => JSON.parse(JSON.stringify(exports)))
  return isDeepStrictEqual(one, other)
}

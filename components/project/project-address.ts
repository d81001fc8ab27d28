import { storyOf } from '@/components/content/articles'
import type { Content } from '@/components/content/content'
import type { Project } from '@/content/schema/projects'

/** Of its story, otherwise of its card. */
export function projectAddress(content: Content, project: Project) {
  return storyOf(content, project)?.href ?? `${content.base}/project#project-${project.id}`
}

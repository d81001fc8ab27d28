import { storyOf } from '@/components/content/articles'
import type { Content } from '@/components/content/content'
import type { Project } from '@/content/schema/projects'

export function projectAddress(content: Content, project: Project) {
  const story = storyOf(content, project)
  return story?.language === content.language ? story.href : `${content.base}/project#project-${project.id}`
}

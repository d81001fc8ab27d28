import type { Content } from '@/components/content/content'
import { firstSentence } from '@/components/text/sentences'
import type { Project } from '@/content/schema/projects'

/** The first sentence of what a project is. */
export function projectSummary({ langOf, language }: Content, project: Project) {
  return firstSentence(project.description, langOf(project, 'description').lang ?? language)
}

import type { Content } from '@/components/content/content'
import { firstSentence } from '@/components/text/sentences'
import type { Project } from '@/content/schema/projects'

export function projectSummary({ langOf, language }: Content, project: Project) {
  return firstSentence(project.description, langOf(project, 'description').lang ?? language)
}

import { useContent } from '@/components/content/use-content'
import { firstSentence } from '@/components/text/sentences'
import { Text } from '@/components/ui/text'
import type { Project } from '@/content/schema/projects'

type ProjectSummaryProps = { project: Project; as: 'p' | 'span'; className?: string }

export function ProjectSummary({ project, ...look }: ProjectSummaryProps) {
  const { langOf, language } = useContent()
  return (
    <Text {...look} of={project} field="description">
      {firstSentence(project.description, langOf(project, 'description').lang ?? language)}
    </Text>
  )
}

import { useContent } from '@/components/content/use-content'
import { ExternalLink } from '@/components/ui/external-link'
import type { Project } from '@/content/schema/projects'

type ProjectLinkProps = { project: Project; to: 'link' | 'repository'; className: string }

export function ProjectLink({ project, to, className }: ProjectLinkProps) {
  const { words } = useContent()
  const href = project[to]
  if (!href) return null
  return (
    <ExternalLink href={href} className={className}>
      {words.project[to === 'link' ? 'open' : 'code']}
      <span className="sr-only">{` ${project.title}`}</span>
    </ExternalLink>
  )
}

import type { ReactNode } from 'react'
import { storyOf } from '@/components/content/article-lists'
import type { Content } from '@/components/content/content'
import { useContent } from '@/components/content/use-content'
import { nameInText } from '@/components/text/locale'
import { ArticleLink } from '@/components/ui/article-link'
import { buttonClass } from '@/components/ui/button-class'
import { ExternalLink } from '@/components/ui/external-link'
import type { Project } from '@/content/schema/projects'

export function projectAddress(content: Content, project: Project) {
  const story = storyOf(content, project)
  return story?.language === content.language ? story.href : `${content.base}/project#project-${project.id}`
}

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

export function StoryLink({ project }: { project: Project }) {
  const content = useContent()
  const story = storyOf(content, project)
  if (!story) return null
  const { language, words } = content
  const languageNote = story.language === language ? '' : ` (${nameInText(story.language, language)})`
  return (
    <ArticleLink article={story} className={buttonClass.line}>
      {words.project.story + languageNote}
      <span className="sr-only">{` ${project.title}`}</span>
    </ArticleLink>
  )
}

/** Leads to the project, otherwise to its story. The keyboard and screen readers use the links below the title. */
export function CoverLink({ project, children }: { project: Project; children: ReactNode }) {
  const story = storyOf(useContent(), project)
  const attributes = {
    tabIndex: -1,
    'aria-hidden': true,
    className: 'absolute inset-0 print:after:hidden',
    children,
  }
  if (project.link) return <ExternalLink href={project.link} {...attributes} />
  return story ? <ArticleLink article={story} {...attributes} /> : children
}

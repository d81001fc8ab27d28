import { storyOf } from '@/components/content/articles'
import { useContent } from '@/components/content/use-content'
import { nameInText } from '@/components/text/language-name'
import { ArticleLink } from '@/components/ui/article-link'
import type { Project } from '@/content/schema/projects'

export function StoryLink({ project, className }: { project: Project; className: string }) {
  const content = useContent()
  const story = storyOf(content, project)
  if (!story) return null
  const { language, words } = content
  const named = story.language === language ? '' : ` (${nameInText(story.language, language)})`
  return (
    // Without a prefetch, because every visitor would load the stylesheet of stories.
    <ArticleLink article={story} prefetch={false} className={className}>
      {words.project.story + named}
      <span className="sr-only">{` ${project.title}`}</span>
    </ArticleLink>
  )
}

import { storyOf } from '@/components/content/article-lists'
import type { Content } from '@/components/content/content'
import { withUnits } from '@/components/text/with-units'
import type { Project } from '@/content/schema/projects'

/** Looks in the story in this language, then the project, then another story. @returns attributes of an element. */
export function roleOrOutcome(content: Content, project: Project, fact: 'role' | 'outcome') {
  const story = storyOf(content, project)
  const inStory = withUnits(story?.[fact] ?? '')
  if (inStory && story?.language === content.language) return { children: inStory }
  const field = fact === 'role' ? 'role' : 'highlights'
  const inProject = withUnits([project[field] ?? ''].flat()[0] ?? '')
  if (inProject) return { ...content.langOf(project, field), children: inProject }
  return story && inStory ? { lang: story.language, dir: 'auto' as const, children: inStory } : undefined
}

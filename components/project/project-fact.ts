import { storyOf } from '@/components/content/articles'
import type { Content } from '@/components/content/content'
import { withUnits } from '@/components/text/with-units'
import type { Project } from '@/content/schema/projects'

/** The fact with its language, as attributes: from a story in this language, the project, or another story. Undefined if none says it. */
export function projectFact(content: Content, project: Project, fact: 'role' | 'outcome') {
  const story = storyOf(content, project)
  const ofStory = withUnits(story?.[fact] ?? '')
  if (ofStory && story?.language === content.language) return { children: ofStory }
  const field = fact === 'role' ? 'role' : 'highlights'
  const own = withUnits([project[field] ?? ''].flat()[0] ?? '')
  if (own) return { ...content.langOf(project, field), children: own }
  return story && ofStory ? { lang: story.language, dir: 'auto' as const, children: ofStory } : undefined
}

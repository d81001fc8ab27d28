import { storyOf } from '@/components/content/articles'
import type { Content, TextLanguage } from '@/components/content/content'
import type { Project } from '@/content/schema/projects'

export function projectAddress(content: Content, project: Project) {
  const story = storyOf(content, project)
  return story?.language === content.language ? story.href : `${content.base}/project#project-${project.id}`
}

/** The fact with its language, as attributes: from a story in this language, the project, or another story. Undefined if none says it. */
export function saidOf(content: Content, project: Project, fact: 'role' | 'outcome') {
  const story = storyOf(content, project)
  const told = story?.[fact]
  if (told && story.language === content.language) return { children: told }
  const field = fact === 'role' ? 'role' : 'highlights'
  const own = [project[field] ?? []].flat()[0]
  if (own) return { ...content.langOf(project, field), children: own }
  const lang: TextLanguage = { lang: story?.language, dir: 'auto' }
  return told ? { ...lang, children: told } : undefined
}

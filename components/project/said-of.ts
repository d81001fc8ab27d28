import { storyOf } from '@/components/content/articles'
import type { Content, TextLanguage } from '@/components/content/content'
import type { Project } from '@/content/schema/projects'

/** The fact with its language, as attributes: from a story in this language, the project, or another story. Undefined if none says it. */
export function saidOf(content: Content, project: Project, fact: 'role' | 'outcome') {
  const story = storyOf(content, project)
  const isOwn = story?.language === content.language
  const field = fact === 'role' ? 'role' : 'highlights'
  const own = [project[field] ?? []].flat()[0]
  const lang: TextLanguage = own ? content.langOf(project, field) : { lang: story?.language, dir: 'auto' }
  if (isOwn && story[fact]) return { children: story[fact] }
  const children = own || story?.[fact]
  return children ? { ...lang, children } : undefined
}

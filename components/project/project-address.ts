import type { Project } from '@/content/schema/projects'

/** Of its story, otherwise of its card. */
export function projectAddress({ id, story }: Project) {
  return story ? `/project/${story}` : `/project#project-${id}`
}

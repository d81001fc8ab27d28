import type { Project } from '@/content/schema/projects'

/** @param filter '' lets every project pass, 'latest' what is new, any other value what has it in `techUsed`. */
export function matchesFilter({ isNew, techUsed }: Pick<Project, 'isNew' | 'techUsed'>, filter: string) {
  return filter === 'latest' ? isNew : techUsed.includes(filter)
}

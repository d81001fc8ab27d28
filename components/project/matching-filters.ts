import { type Project, type ProjectFilter, projectFilters } from '@/content/projects'

/** The filter values under which a project shows. */
export function matchingFilters(project: Pick<Project, 'isNew' | 'techUsed'>): ProjectFilter[] {
  const filters: readonly { value: ProjectFilter }[] = projectFilters
  return filters
    .map((filter) => filter.value)
    .filter((value) => (value === 'latest' ? project.isNew : project.techUsed.includes(value)))
}

import { LATEST, matchesFilter } from '@/components/project/matches-filter'
import { splitAtCommas } from '@/components/text/split-at-commas'
import type { Project, ProjectFilter } from '@/content/schema/projects'
import type { OwnerContent } from '@/scripts/import/merge/owner-content'
import { isEqual } from '@/scripts/import/support/fields'
import { byFrequency } from '@/scripts/import/values/names'

const MAX_TECHNOLOGY_FILTERS = 5

/** Removes filters that find nothing any more, and adds the commonest technologies, if the projects have changed. */
export function withProjectFilters(next: OwnerContent, current: OwnerContent): OwnerContent {
  const [before, after] = [current, next].map(({ projects }) =>
    projects.map(({ isNew, techUsed }) => `${isNew} ${techUsed}`).sort(),
  )
  if (isEqual(before, after)) return next
  return { ...next, projectFilters: filtersFor(next.projects, current.projectFilters) }
}

function filtersFor(projects: Project[], current: ProjectFilter[]) {
  if (current.length === 0) return []
  const isUsed = ({ value }: ProjectFilter) =>
    !value || projects.some((project) => matchesFilter(project, value))
  // If a service leads to a filter that goes, the doctor names it after the import.
  const kept = current.filter(isUsed)
  const names = kept.flatMap(({ value, label }) => [value, label])
  const count = kept.filter(({ value }) => value !== '' && value !== LATEST).length
  const technologies = byFrequency(projects.map(({ techUsed }) => splitAtCommas(techUsed)))
  const proposed = technologies.filter((name) => !names.includes(name))
  const added = proposed.slice(0, Math.max(0, MAX_TECHNOLOGY_FILTERS - count))
  return [...kept, ...added.map((name) => ({ value: name, label: name }))]
}

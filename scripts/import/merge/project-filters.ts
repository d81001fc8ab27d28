import { LATEST, matchesFilter } from '@/components/project/matches-filter'
import { splitAtCommas } from '@/components/text/comma'
import type { Project, ProjectFilter } from '@/content/schema/projects'
import type { Service } from '@/content/schema/services'
import type { OwnerContent } from '@/scripts/import/merge/owner-content'
import { byFrequency, isEqual } from '@/scripts/import/support/fields'
import { report } from '@/scripts/import/support/reports'

const MAX_TECHNOLOGY_FILTERS = 5

/** Removes filters that find nothing any more, and adds the commonest technologies, if the projects have changed. */
export function withProjectFilters(next: OwnerContent, current: OwnerContent): OwnerContent {
  const [before, after] = [current, next].map(({ projects }) =>
    projects.map(({ isNew, techUsed }) => `${isNew} ${techUsed}`).sort(),
  )
  if (isEqual(before, after)) return next
  const projectFilters = filtersFor(next.projects, current.projectFilters)
  return { ...next, projectFilters, services: servicesFor(projectFilters, next.services) }
}

function filtersFor(projects: Project[], current: ProjectFilter[]) {
  if (current.length === 0) return []
  const isUsed = ({ value }: ProjectFilter) => !value || projects.some((one) => matchesFilter(one, value))
  const kept = current.filter(isUsed)
  const names = kept.flatMap(({ value, label }) => [value, label])
  const count = kept.filter(({ value }) => value !== '' && value !== LATEST).length
  const technologies = byFrequency(projects.map(({ techUsed }) => splitAtCommas(techUsed)))
  const proposed = technologies.filter((name) => !names.includes(name))
  const added = proposed.slice(0, Math.max(0, MAX_TECHNOLOGY_FILTERS - count))
  return [...kept, ...added.map((name) => ({ value: name, label: name }))]
}

/** The button of a service must lead to a filter that exists. */
function servicesFor(filters: ProjectFilter[], services: Service[]) {
  return services.map((service) => {
    if (filters.length === 0 || filters.some(({ value }) => value === service.filter)) return service
    const why = `no project has it any more, so the button "${service.btnData}" shows all projects`
    if (service.filter) report(`services, ${service.headName}, filter`, service.filter, why)
    return { ...service, filter: '' }
  })
}

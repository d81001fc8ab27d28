import { isDeepStrictEqual } from 'node:util'
import { techKeywords } from '@/app/_site/resume'
import { matchesFilter } from '@/components/project/filter/matches-filter'
import type { Project } from '@/content/projects'
import type { Service } from '@/content/services'
import type { Entry, ImportContent } from '@/scripts/import/content-source'
import { type AddRemark, same } from '@/scripts/import/plan-parts'

type Filter = ImportContent['projectFilters'][number]

const MOST_TECHNOLOGIES = 5

/** Filters that still show a project stay, then the technologies of most projects follow. An empty list stays empty. */
export function filterEntries(current: Filter[], was: Project[], is: Project[]): Entry<Filter>[] {
  if (current.length === 0 || isDeepStrictEqual(matched(was), matched(is))) return same(current)
  const [all, ...kept] = current.filter(
    ({ value }) => value === '' || is.some((project) => matchesFilter(project, value)),
  )
  const hasLatest = kept.some(({ value }) => value === 'latest')
  const needsLatest = !hasLatest && is.some(({ isNew }) => isNew)
  const technologies = kept.filter(({ value }) => value !== 'latest')
  const proposed = commonTechnologies(is)
    .filter((name) => name !== 'latest' && !kept.some(({ value, label }) => value === name || label === name))
    .slice(0, Math.max(0, MOST_TECHNOLOGIES - technologies.length))
  return [
    ...same(all ? [all] : []),
    ...(needsLatest ? [{ is: { value: 'latest', label: 'Latest' } }] : []),
    ...same(kept),
    ...proposed.map((name) => ({ is: { value: name, label: name } })),
  ]
}

/** What filters look at. */
function matched(projects: Project[]) {
  return projects.map(({ isNew, techUsed }) => `${isNew} ${techUsed}`).sort()
}

/** Those of most projects first. With equal numbers, the first to appear comes first. */
function commonTechnologies(projects: Project[]) {
  const counts = new Map<string, number>()
  for (const project of projects) {
    const names = techKeywords(project).map((name) => name.trim())
    for (const name of new Set(names.filter(Boolean))) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].sort(([, one], [, other]) => other - one).map(([name]) => name)
}

/** A service whose filter goes shows all projects, because its button must lead to a filter that exists. */
export function serviceEntries(
  services: Service[],
  current: Filter[],
  filters: Entry<Filter>[],
  addRemark: AddRemark,
) {
  const gone = current.filter((filter) => !filters.some(({ is }) => is.value === filter.value))
  return services.map((service): Entry<Service> => {
    const { headName, filter, btnData } = service
    if (!gone.some(({ value }) => value === filter)) return { was: service, is: service }
    const why = `no project has it any more, so the button "${btnData}" shows all projects`
    addRemark(`services, ${headName}, filter`, filter, why)
    return { was: service, is: { ...service, filter: '' } }
  })
}

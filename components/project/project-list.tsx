import type { FilterOption } from '@/components/project/filter-address'
import { FilterScript } from '@/components/project/filter-script'
import { matchesFilter } from '@/components/project/matches-filter'
import { ProjectCard } from '@/components/project/project-card'
import { ProjectFilter } from '@/components/project/project-filter'
import { type Project, projectFilters, projects } from '@/content/projects'

/** All projects; those that the chosen filter passes over are hidden on the screen, but not on paper. */
export function ProjectList() {
  if (projects.length === 0) return <p className="text-muted">No project to show here yet.</p>
  const options = projectFilters.map(({ value, label }) => ({ value, label, count: countOf(value) }))
  return (
    // The attribute that marks the filter is set outside of React.
    <div id="projects" suppressHydrationWarning>
      {options.length > 0 && <Filter options={options} />}
      <ul className="grid grid-cols-1 gap-6 md:grid-cols-2 lg:gap-8 xl:grid-cols-3 print:grid-cols-2">
        {projects.map((project, index) => (
          <ProjectCard
            key={project.id}
            project={project}
            filters={filtersOf(project)}
            isFirst={index === 0}
          />
        ))}
      </ul>
    </div>
  )
}

/** As many as most screens hold. A choice is painted with these, and with the others a frame later. */
const FIRST_CARDS = 6

/** Of a longer list the cards far from the screen are not laid out, for a choice would wait for hundreds of them. */
const SHORT_LIST = 12
/** Not where it would cut off the cards' corner marks. */
const FAR_CARDS = `@supports (overflow-clip-margin: 1rem) {
  [data-filter] > ul > li:nth-child(n+${SHORT_LIST + 1}) { content-visibility: auto; contain-intrinsic-height: auto 30rem; overflow-clip-margin: 1rem }
}`

function Filter({ options }: { options: FilterOption[] }) {
  // Without `li`, every element in the list would be styled anew at a choice.
  const hidden = options
    .flatMap((_, index) => [`${index}`, `${index}-first`])
    .map((filter) => `[data-filter="${filter}"] > ul > li:not([data-filters~="${filter}"], :target)`)
  return (
    <>
      <style>{`@media screen { ${hidden} { display: none } ${projects.length > SHORT_LIST ? FAR_CARDS : ''} }`}</style>
      <ProjectFilter options={options}>
        <FilterScript options={options} />
      </ProjectFilter>
    </>
  )
}

/** What `data-filter` may say when the project is to show: the place of a filter, alone or with what marks its first cards. */
function filtersOf(project: Project) {
  return projectFilters
    .flatMap(({ value }, index) => {
      const place = shownBy(value).indexOf(project)
      if (place < 0) return []
      return place < FIRST_CARDS ? [index, `${index}-first`] : index
    })
    .join(' ')
}

function shownBy(filter: string) {
  return projects.filter((project) => matchesFilter(project, filter))
}

function countOf(filter: string) {
  return `${shownBy(filter).length} of ${projects.length} ${projects.length === 1 ? 'project' : 'projects'}`
}

import { useContent } from '@/components/content/use-content'
import { SheetHeader } from '@/components/layout/sheet-header'
import { matchesFilter } from '@/components/project/matches-filter'
import { ProjectCard } from '@/components/project/project-card'
import { counted, fill, plural } from '@/components/text/fill'
import { FilterCount, ListFilter, placesOf } from '@/components/ui/filter/list-filter'

export function ProjectList() {
  const { language, projectFilters, projects, words } = useContent()
  const count = projects.length
  const hasFilter = count > 0 && projectFilters.length > 0
  const options = projectFilters.flatMap((option) => {
    const shown = projects.filter((project) => matchesFilter(project, option.value)).length
    if (shown === 0) return []
    return { ...option, count: fill(plural(words.project.shown, count, language), { shown, count }) }
  })
  return (
    // The filter sets an attribute outside of React.
    <div id="projects" suppressHydrationWarning>
      <SheetHeader
        href="/project"
        title={words.project.heading}
        count={hasFilter ? <FilterCount options={options} /> : counted(words.project.count, count, language)}
      >
        {hasFilter && (
          <ListFilter list="projects" name="filter" label={words.project.filter} options={options} />
        )}
      </SheetHeader>
      {count === 0 ? (
        <p className="text-muted">{words.project.none}</p>
      ) : (
        <ul className="flex flex-wrap gap-8 print:grid print:grid-cols-2">
          {projects.map((project, index) => (
            <ProjectCard
              key={project.id}
              project={project}
              filters={placesOf(options, (value) => matchesFilter(project, value))}
              isFirst={index === 0}
              isWide={index === 0 || index >= count - ((count - 1) % 3)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

import { projectFilters, projects, words } from '@/components/content/content'
import { SheetHeader } from '@/components/layout/sheet-header'
import { ProjectCount, ProjectFilter, placesOfFilters } from '@/components/project/filter/project-filter'
import { ProjectCard } from '@/components/project/project-card'
import { counted } from '@/components/text/plural'

export function ProjectList() {
  const hasFilter = projects.length > 0 && projectFilters.length > 0
  return (
    // The filter sets an attribute outside of React.
    <div id="projects" suppressHydrationWarning>
      <SheetHeader
        href="/project"
        title={words.project.heading}
        count={hasFilter ? <ProjectCount /> : counted(words.project.count, projects.length)}
      >
        {hasFilter && <ProjectFilter />}
      </SheetHeader>
      {projects.length === 0 ? (
        <p className="text-muted">{words.project.none}</p>
      ) : (
        <ul className="grid grid-cols-1 gap-8 md:grid-cols-2 xl:grid-cols-3 print:grid-cols-2">
          {projects.map((project, index) => (
            <ProjectCard
              key={project.id}
              project={project}
              filters={placesOfFilters(project)}
              isFirst={index === 0}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

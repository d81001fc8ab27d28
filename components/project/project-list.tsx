import { sheetOf } from '@/components/layout/sheets'
import { ProjectFilter, placesOfFilters } from '@/components/project/filter/project-filter'
import { ProjectCard } from '@/components/project/project-card'
import { Eyebrow } from '@/components/ui/eyebrow'
import { projectFilters, projects } from '@/content/projects'
import { words } from '@/content/words'

export function ProjectList() {
  return (
    // The filter sets an attribute outside of React.
    <div id="projects" suppressHydrationWarning>
      <ProjectsHeader />
      {projects.length === 0 && <p className="text-muted">{words.project.none}</p>}
      <ul className="grid grid-cols-1 gap-8 empty:hidden md:grid-cols-2 xl:grid-cols-3 print:grid-cols-2">
        {projects.map((project, index) => (
          <ProjectCard
            key={project.id}
            project={project}
            filters={placesOfFilters(project)}
            isFirst={index === 0}
          />
        ))}
      </ul>
    </div>
  )
}

/** Heading, count and filter in one strip, so that the work begins in the upper third of the screen. */
function ProjectsHeader() {
  const { number, name } = sheetOf('/project')
  return (
    <header className="mb-4 grid grid-cols-[minmax(0,1fr)_auto] content-end items-end gap-x-4 gap-y-2 lg:mb-8 lg:min-h-32 lg:gap-y-3 lg:border-line lg:border-b lg:pb-4">
      <Eyebrow number={number}>{name}</Eyebrow>
      <h1 className="-ms-[0.04em] col-start-1 text-balance font-semibold text-title">
        {words.project.heading}
      </h1>
      {projects.length > 0 && projectFilters.length > 0 && <ProjectFilter />}
    </header>
  )
}

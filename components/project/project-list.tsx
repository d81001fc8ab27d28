import { sheetOf } from '@/components/layout/sheets'
import { ProjectCount, ProjectFilter, placesOfFilters } from '@/components/project/filter/project-filter'
import { ProjectCard } from '@/components/project/project-card'
import { Eyebrow } from '@/components/ui/eyebrow'
import { counted } from '@/components/ui/plural'
import { projectFilters, projects } from '@/content/projects'
import { words } from '@/content/words'

export function ProjectList() {
  return (
    // The filter sets an attribute outside of React.
    <div id="projects" suppressHydrationWarning>
      <ProjectsHeader />
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

/** Heading, count and filter in one strip, so that the work begins in the upper third of the screen. */
function ProjectsHeader() {
  const { number, name } = sheetOf('/project')
  const hasFilter = projects.length > 0 && projectFilters.length > 0
  return (
    <header className="flex flex-col justify-between gap-2 border-line lg:mb-8 lg:min-h-32 lg:border-b">
      <div className="flex justify-between gap-4">
        <Eyebrow number={number}>{name}</Eyebrow>
        {hasFilter ? (
          <ProjectCount />
        ) : (
          <p className="note">{counted(words.project.count, projects.length)}</p>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-4 pb-4">
        <h1 className="-ms-[0.04em] text-balance font-semibold text-title">{words.project.heading}</h1>
        {hasFilter && <ProjectFilter />}
      </div>
    </header>
  )
}

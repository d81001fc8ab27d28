import { ProjectFilter, placesOfFilters } from '@/components/project/filter/project-filter'
import { ProjectCard } from '@/components/project/project-card'
import { projectFilters, projects } from '@/content/projects'
import { words } from '@/content/words'

export function ProjectList() {
  if (projects.length === 0) return <p className="text-muted">{words.project.none}</p>
  return (
    // The filter sets an attribute outside of React.
    <div id="projects" suppressHydrationWarning>
      {projectFilters.length > 0 && <ProjectFilter />}
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
    </div>
  )
}

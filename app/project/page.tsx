import type { Metadata } from 'next'
import { Suspense } from 'react'
import { Sheet } from '@/components/layout/sheet'
import { FilteredProjects, ProjectList } from '@/components/project/filtered-projects'
import { matchingFilters } from '@/components/project/matching-filters'
import { ProjectCard } from '@/components/project/project-card'
import { projectFilters, projects } from '@/content/projects'

export const ensureStatic = 'navigation'

export const metadata: Metadata = { title: 'Projects' }

export default function ProjectPage() {
  const entries = projects.map((project) => ({
    id: project.id,
    filters: matchingFilters(project),
    card: <ProjectCard project={project} />,
  }))
  return (
    <Sheet href="/project" title="My Projects">
      {/* Which filter the address names is known to the browser alone; until it says so, and without script, all show. */}
      <Suspense fallback={<ProjectList entries={entries} filter="" options={projectFilters} />}>
        <FilteredProjects entries={entries} options={projectFilters} />
      </Suspense>
    </Sheet>
  )
}

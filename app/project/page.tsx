import { sheetMetadata } from '@/app/sheet-metadata'
import { projectData, StructuredData } from '@/app/structured-data'
import { Sheet } from '@/components/layout/sheet'
import { ProjectList } from '@/components/project/project-list'

export const ensureStatic = 'navigation'

export const metadata = sheetMetadata('/project')

export default function ProjectPage() {
  return (
    <Sheet href="/project" title="My Projects">
      <ProjectList />
      <StructuredData things={projectData} />
    </Sheet>
  )
}

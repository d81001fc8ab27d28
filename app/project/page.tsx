import { sheetMetadata } from '@/app/_site/sheet-metadata'
import { projectData, StructuredData } from '@/app/_site/structured-data'
import { Sheet } from '@/components/layout/sheet'
import { ProjectList } from '@/components/project/project-list'

export const ensureStatic = 'navigation'

export const metadata = sheetMetadata('/project')

export default function ProjectPage() {
  return (
    <Sheet href="/project">
      <ProjectList />
      <StructuredData things={projectData} />
    </Sheet>
  )
}

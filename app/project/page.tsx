import { pageMetadata } from '@/app/_metadata/page-metadata'
import { projectData, StructuredData } from '@/app/_metadata/structured-data'
import { Sheet } from '@/components/layout/sheet'
import { ProjectList } from '@/components/project/project-list'

export const ensureStatic = 'navigation'

export const metadata = pageMetadata('/project')

export default function ProjectPage() {
  return (
    <Sheet href="/project">
      <ProjectList />
      <StructuredData things={projectData} />
    </Sheet>
  )
}

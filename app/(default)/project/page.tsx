import { pageMetadata } from '@/app/_metadata/page-metadata'
import { projectData, StructuredData } from '@/app/_metadata/structured-data'
import { useContent } from '@/components/content/use-content'
import { Sheet } from '@/components/layout/sheet'
import { ProjectList } from '@/components/project/project-list'

export const ensureStatic = 'navigation'

export const generateMetadata = () => pageMetadata('/project')

export default function ProjectPage() {
  return (
    <Sheet href="/project">
      <ProjectList />
      <StructuredData things={projectData(useContent())} />
    </Sheet>
  )
}

import { pageMetadata } from '@/app/_metadata/page-metadata'
import { Sheet } from '@/components/layout/sheet'
import { Contributions, ProjectList } from '@/components/project/project-list'

export const generateMetadata = () => pageMetadata('/project')

export default function ProjectPage() {
  return (
    <Sheet href="/project">
      <ProjectList />
      <Contributions />
    </Sheet>
  )
}

import { sheetMetadata } from '@/app/_site/sheet-metadata'
import { projectData, StructuredData } from '@/app/_site/structured-data'
import { Sheet } from '@/components/layout/sheet'
import { ProjectList } from '@/components/project/project-list'
import { counted } from '@/components/ui/plural'
import { projects } from '@/content/projects'
import { words } from '@/content/words'

export const ensureStatic = 'navigation'

export const metadata = sheetMetadata('/project')

export default function ProjectPage() {
  return (
    <Sheet
      href="/project"
      title={words.project.heading}
      count={counted(words.project.count, projects.length)}
    >
      <ProjectList />
      <StructuredData things={projectData} />
    </Sheet>
  )
}

import { isDrawing } from '@/components/content/picture-kind'
import { AssemblyDrawing } from '@/components/project/assembly-drawing'
import { Picture } from '@/components/ui/picture'
import type { Project } from '@/content/schema/projects'

/** The sizes are as in `<img sizes>`. The first picture of its page shows a screenshot of any shape from edge to edge. */
type CoverProps = { project: Project; sizes: string; isFirst?: boolean }

/** Fills its nearest positioned parent. A screenshot of 16:10 is whole, because its margin above is 1.25 times those beside it. */
export function Cover({ project, sizes, isFirst }: CoverProps) {
  const { image } = project
  if (!image) return <AssemblyDrawing project={project} />
  const picture = <Picture src={image} alt="" sizes={sizes} isFirst={isFirst} />
  if (isDrawing(image)) return picture
  return (
    <div className={isFirst ? 'screenshot whole-picture' : 'screenshot inset-x-8 top-10 bottom-0'}>
      {picture}
    </div>
  )
}

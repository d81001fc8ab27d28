import { AssemblyDrawing } from '@/components/project/assembly-drawing'
import { isDrawing, Picture } from '@/components/ui/picture'
import type { Project } from '@/content/schema/projects'

type CoverProps = {
  project: Project
  /** The width on the page, as in `<img sizes>`. */
  sizes: string
  /** The first picture of its page shows a screenshot of any shape from edge to edge. */
  isFirst?: boolean
}

/**
 * Fills its nearest positioned parent. A screenshot lies on the paper of the drawings in its whole width. One of 16:10 is
 * whole, because its margin above is 1.25 times those beside it, and of a taller one the upper part shows.
 */
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

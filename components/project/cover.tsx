import { isDrawing } from '@/components/files/picture-file'
import { AssemblyDrawing } from '@/components/project/assembly-drawing'
import { Picture } from '@/components/ui/picture'
import type { Project } from '@/content/schema/projects'

/** The sizes are as in `<img sizes>`. `isWhole` shows a screenshot of any shape from edge to edge. */
type CoverProps = { project: Project; sizes: string; isFirst?: boolean; isWhole?: boolean }

/** Fills its nearest positioned parent, with a screenshot from its top on. */
export function Cover({ project, sizes, isFirst, isWhole }: CoverProps) {
  const { image } = project
  if (!image) return <AssemblyDrawing project={project} />
  const picture = <Picture src={image} alt="" sizes={sizes} focus="50% 0%" isFirst={isFirst} />
  return isWhole && !isDrawing(image) ? <div className="screenshot whole-picture">{picture}</div> : picture
}

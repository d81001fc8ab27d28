import { isDrawing } from '@/components/files/picture-file'
import { AssemblyDrawing } from '@/components/project/assembly-drawing'
import { Picture } from '@/components/ui/picture'
import type { Project } from '@/content/schema/projects'

/** `sizes` is that of an `<img>`. With `isWhole`, a screenshot of any shape shows as a whole. */
type CoverProps = { project: Project; sizes: string; isFirst?: boolean; isWhole?: boolean }

/** Fills its nearest positioned parent. A screenshot shows from its top on. */
export function Cover({ project, sizes, isFirst, isWhole }: CoverProps) {
  const { image } = project
  if (!image) return <AssemblyDrawing project={project} />
  const picture = <Picture src={image} alt="" sizes={sizes} focus="50% 0%" isFirst={isFirst} />
  return isWhole && !isDrawing(image) ? <div className="screenshot whole-picture">{picture}</div> : picture
}

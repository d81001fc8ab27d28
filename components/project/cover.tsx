import { isDrawing } from '@/components/content/picture-file'
import { drawAssembly, NAMES, NAMES_MIDDLE } from '@/components/project/assembly'
import { splitAtCommas } from '@/components/text/comma'
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

/** The names of more would be too small to read. All stand below the picture. */
const PARTS_SHOWN = 12

function AssemblyDrawing({ project }: { project: Project }) {
  const technologies = [...new Set(splitAtCommas(project.techUsed))].slice(0, PARTS_SHOWN)
  const { drawing, spacing } = drawAssembly(project.title, technologies)
  return (
    <div aria-hidden dir="ltr" className="absolute inset-0 grid place-content-center [container-type:size]">
      <div className="relative aspect-[16/10] w-[min(100cqw,160cqh)] [container-type:inline-size]">
        <svg
          viewBox={technologies.length > 0 ? '0 0 640 400' : '-128 0 640 400'}
          className="fill-none"
          strokeLinecap="round"
          strokeLinejoin="round"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: numbers and our own markup, no text of the project
          dangerouslySetInnerHTML={{ __html: drawing }}
        />
        <ul
          className="absolute end-3 grid font-mono [translate:0_-50%] text-primary"
          style={{
            left: `${NAMES / 6.4}%`,
            top: `${NAMES_MIDDLE / 4}%`,
            gridAutoRows: `${spacing / 6.4}cqw`,
            fontSize: `min(0.8125rem, ${Math.min(4, spacing / 7.5)}cqw)`,
          }}
        >
          {technologies.map((technology) => (
            <li key={technology} dir="auto" className="self-center truncate text-left leading-tight">
              {technology}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

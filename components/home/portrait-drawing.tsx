import { fill } from '@/components/ui/fill'
import { Picture } from '@/components/ui/picture'
import { counted } from '@/components/ui/plural'
import { work } from '@/content/career'
import { owner } from '@/content/owner'
import { projects } from '@/content/projects'
import { skills } from '@/content/skills'
import { words } from '@/content/words'

/** The portrait within its construction lines. On a large screen it is larger than its sheet, which cuts it. */
export function PortraitDrawing() {
  const figures = [
    years(),
    counted(words.skill.count, skills.length),
    counted(words.project.count, projects.length),
  ]
  const callouts = CALLOUTS.flatMap((place, index) => {
    const figure = figures[index]
    return figure ? [{ ...place, figure }] : []
  })
  return (
    <div className="overflow-clip max-lg:-mx-(--margin) lg:absolute lg:inset-0 lg:-z-1">
      <div
        style={{ marginInlineEnd: 'calc(-1 * var(--bleed))' }}
        className="relative ms-auto aspect-square w-[max(20rem,64vw)] lg:absolute lg:end-[calc(50%-var(--modules)*1rem)] lg:inset-y-0 lg:my-auto lg:w-[min(41rem,48%)]"
      >
        <div style={{ inset: '14%' }} className="absolute overflow-hidden rounded-full">
          <Picture
            src={owner.portrait}
            alt={fill(words.everyPage.portrait, { name: owner.name })}
            sizes="(min-width: 64rem) 30rem, 15rem"
            isFirst
          />
        </div>
        <p className="sr-only">{callouts.map(({ figure }) => figure).join(', ')}</p>
        <svg aria-hidden="true" viewBox="0 0 500 500" className="absolute inset-0 overflow-visible fill-none">
          <g className="stroke-line">
            <circle cx="250" cy="250" r="208" strokeDasharray="1 9" strokeLinecap="round" strokeWidth="2" />
            <circle cx="250" cy="250" r="196" />
            <path d="M0 250h1e3M250-500v1e3" strokeDasharray="34 6 4 6" />
          </g>
          <g className="animate-draw stroke-primary" strokeWidth="1.5" strokeDasharray="1">
            <circle cx="250" cy="250" r="180" pathLength="1" />
            {callouts.map(({ leader }) => (
              <path key={leader} d={leader} pathLength="1" />
            ))}
          </g>
          {/* The anchors of a text follow the direction of the page, the drawing does not. */}
          <g direction="ltr" fontSize="11" className="fill-muted font-mono max-sm:text-[19px]">
            {callouts.map(({ leader, figure, x, y }) => (
              <text key={leader} x={x} y={y}>
                {figure}
              </text>
            ))}
          </g>
        </svg>
      </div>
    </div>
  )
}

const CALLOUTS = [
  { leader: 'M123 123l-46-46h-100', x: -23, y: 70 },
  { leader: 'M123 377l-46 46h-100', x: -23, y: 416 },
  { leader: 'M250 430v42h90', x: 257, y: 465 },
]

/** From the first job to the last change of the content. */
function years() {
  const first = work.flatMap(({ startDate }) => startDate || []).sort()[0]
  return counted(words.home.years, Number(owner.updated.slice(0, 4)) - Number(first?.slice(0, 4)))
}
